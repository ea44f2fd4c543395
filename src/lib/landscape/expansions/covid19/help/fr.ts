import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    infection: 'Infection',
    'infection.1': 'Poser la tuile COVID-19 infecte sa ville et son pré : chacun reçoit un jeton.',
    'infection.2':
      'Un jeton fait de toute la route, la ville, le pré d’un seul tenant ou de l’abbaye une zone infectée.',
    spread: 'Comment elle se propage',
    'spread.1': 'Qui agrandit une zone infectée pose un jeton sur une zone saine qui en touche une infectée.',
    'spread.2':
      'Des zones se touchent où elles partagent une limite sur une tuile : une route et les prés qui la bordent, une ville et le pré hors des murs, une route et la ville où elle mène, une abbaye et le pré autour.',
    'spread.3': 'Poser des tuiles autour d’une abbaye infectée ne l’agrandit pas.',
    tokens: 'Jetons',
    'tokens.1':
      'Il y en a vingt. Quand tous sont sur la table, on en déplace un depuis une zone où la maladie s’est éteinte.',
    testing: 'Test',
    'testing.1':
      'Une figurine qui se retrouve en zone infectée est testée : placée là, reliée, atteinte par un jeton ou déposée par une tornade. Son propriétaire pioche une carte.',
    'testing.2':
      'Négatif (20 cartes) : elle reste. Positif (9) : elle rentre. Une carte est un décès : la figurine quitte la partie.',
    'testing.3': 'Une figurine déjà dedans n’est pas testée à nouveau quand la zone grandit.',
    'testing.4':
      'Les tests viennent avant le décompte : une figurine rentrée ne marque rien. Sinon la maladie ne change aucun point.',
    'testing.5': 'Quand il n’y a plus de cartes, celles qui ont été piochées sont mélangées.',
    'ruling.covidStart':
      'La tuile peut être dès le départ à côté de celle de départ, avec ses deux jetons. À côté d’autres tuiles de départ, elle est sur la première case qui convient, rangée par rangée.',
    'ruling.covidSpread': 'Combien de jetons apporte une tuile qui agrandit plusieurs zones infectées.',
    'ruling.covidOwnTile': 'Poser la tuile COVID-19 infecte, sans propager en plus.',
    'ruling.covidDuty': 'Si le jeton doit être posé dès que c’est possible.',
    'ruling.covidNeighbours':
      'Des zones se touchent où elles partagent une limite sur une tuile, ou où l’une débouche dans l’autre.',
    'ruling.covidSpare':
      'La maladie est éteinte dans une zone achevée où personne ne se tient, et là où une zone a un second jeton. Sinon, rien ne se propage.',
    'ruling.covidMerge': 'Quand deux zones infectées se rejoignent, personne n’y est testé à nouveau.',
    'ruling.covidOrder':
      'Le joueur actif teste d’abord, puis dans le sens horaire ; les figurines d’un même joueur rangée par rangée, d’ouest en est.',
    'ruling.covidDeathCard': 'Si une carte de décès piochée est remélangée ou quitte la partie.',
    'ruling.covidBuildings':
      'Les figurines vivantes sont testées ; les bâtiments et les pièces sans propriétaire, non.',
    'ruling.covidScored': 'Une zone comptée reste infectée, et la maladie peut encore s’en propager.',
    'ruling.covidBack': 'Un meeple renvoyé à la pose de la tuile peut être replacé dans le même tour.',
    'ruling.covidRiver':
      'Avec une rivière, la tuile de la variante est de l’autre côté de la source ; sinon elle se pioche après la rivière.'
  },
  learn: {
    infect: 'La tuile COVID-19. Posez-la à côté du départ.',
    tokens: 'Sa ville et son pré sont infectés : chacun en entier, sur toutes les tuiles.',
    grow: 'Cette tuile agrandit le pré infecté, la maladie va donc se propager. Posez-la.',
    spread: 'Choisissez où : toute zone éclairée près d’une infectée. Prenez la route.',
    enter: 'Osez : placez un meeple sur la route infectée. Il est testé aussitôt.',
    negative: 'Négatif : votre meeple reste. C’est le cas de deux cartes sur trois.',
    positive:
      'Ben a fermé la ville infectée avec un chevalier, mais son test était positif. Le chevalier est rentré, et personne n’a marqué.',
    end: 'Les tests viennent avant le décompte. Évitez les zones infectées, ou espérez.'
  }
} satisfies Translation<typeof en>;
