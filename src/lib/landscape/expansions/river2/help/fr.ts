import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    river: 'La rivière',
    'river.1':
      'La source remplace la tuile de départ. La bifurcation vient ensuite, puis toutes les autres tuiles rivière, et le lac volcanique en dernier. Chacune prolonge un bout ouvert de la rivière.',
    'river.2':
      'Sur un bras, deux virages du même côté ne se suivent jamais, et les bras ne se rejoignent pas.',
    lake: 'Le lac volcanique',
    'lake.1':
      'Personne ne place de meeple quand le lac volcanique est posé. Qui l’a posé pioche aussitôt une autre tuile et joue un tour entier.',
    herd: 'Le troupeau de cochons',
    'herd.1':
      'Qui marque le pré du troupeau gagne 1 point de plus par ville achevée qui le touche. Deux troupeaux dans un pré comptent une fois ; votre propre cochon s’y ajoute.',
    'ruling.riverLakes':
      'Avec les deux rivières, la source et le lac de la première restent dans la boîte. Ou bien les deux lacs sont joués ; celui qui n’a pas de place est mis de côté.',
    'ruling.pigHerd': 'Si le troupeau de cochons compte.',
    'ruling.volcanoLake':
      'Si le lac volcanique est une tuile ordinaire : on peut placer un meeple, et personne ne rejoue.'
  },
  learn: {
    fork: 'Après la source vient la bifurcation. Posez-la à droite.',
    field: 'Les prés au bord de l’eau sont libres. Prenez celui du haut.',
    bend: 'Ben a prolongé un bras.',
    straight: 'Prolongez l’autre bras.',
    end: 'La ville et le lac volcanique fermeront les deux bras.'
  }
} satisfies Translation<typeof en>;
