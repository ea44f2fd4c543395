import type { Translation } from '../../../../kernel/manifest.ts';
import type * as en from './en.ts';

export const cropWords = (name: string) =>
  ({
    set: {
      name,
      about:
        'Un agroglyphe permet à chacun d’ajouter une figurine près d’une des siennes, ou oblige chacun à en reprendre une.',
      lesson: 'Un agroglyphe pour les routes.',
      'option.cropAdd': 'Ajouter une figurine à un agroglyphe',
      'option.cropAdd.may': 'est facultatif',
      'option.cropAdd.must': 'est obligatoire'
    },
    board: {
      'rule.cropCircle': 'Agroglyphes',
      'awaits.cropCircle': '{name} : choisir pour tous',
      'do.cropCircle': 'Choisir',
      'action.cropCircle':
        '{choice, select, deploy {Chacun peut ajouter une figurine} other {Chacun en reprend une}}',
      'event.cropCircle':
        '{name} choisit : {choice, select, deploy {chacun peut ajouter une figurine} other {chacun en reprend une}}.',
      'ask.cropAdd': '{name} : ajouter une figurine, ou rien',
      'ask.cropTake': '{name} : reprendre une figurine',
      'decline.cropAdd': 'Ne rien ajouter',
      'because.crop':
        'Cela concerne les figurines {kind, select, road {sur les routes} city {dans les villes} other {dans les prés}}',
      'preview.crop':
        'Puis vous choisissez pour tous : ajouter ou reprendre une figurine {kind, select, road {sur les routes} city {dans les villes} other {dans les prés}}'
    }
  }) satisfies Translation<ReturnType<typeof en.cropWords>>;

export const besiegingWords = (name: string) =>
  ({
    set: {
      name,
      about:
        'Une ville assiégée rapporte moins aux chevaliers et le double aux prés, et l’on peut s’en évader.',
      lesson: 'Une ville assiégée.',
      'option.siegeEscape': 'Pour une évasion, une abbaye touche',
      'option.siegeEscape.any': 'n’importe quelle tuile de la ville',
      'option.siegeEscape.siege': 'une tuile assiégée',
      'option.siegeEscapeEach': 'Un chevalier peut s’évader',
      'option.siegeEscapeEach.part': 'à chaque moitié d’un double tour',
      'option.siegeEscapeEach.turn': 'une fois par tour',
      'part.siege': 'Sièges',
      'part.escape': 'Évasions',
      'meet.innsCathedrals':
        'Avec une cathédrale, une ville assiégée achevée rapporte 2 points par tuile et par blason.',
      'meet.tradersBuilders': 'Pour votre cochon aussi, une ville assiégée compte comme deux : 8 points.',
      'meet.abbeyMayor': 'On s’évade aussi par un monastère ; maires et chariots peuvent partir aussi.'
    },
    board: {
      'score.besieged': 'assiégée',
      'rule.escape': 'L’évasion',
      'ask.escape': '{name} : un chevalier s’évade, ou personne',
      'decline.escape': 'Personne ne s’évade',
      'because.escape': 'Un chevalier peut quitter une ville assiégée que touche une abbaye',
      'preview.besieged': 'Assiégée : moitié moins aux chevaliers, le double aux prés'
    }
  }) satisfies Translation<ReturnType<typeof en.besiegingWords>>;
