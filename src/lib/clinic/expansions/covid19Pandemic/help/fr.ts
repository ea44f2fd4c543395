import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    together: 'Tous ensemble',
    'together.1':
      'Une à quatre cliniques gagnent ou perdent ensemble. Contagion et auto-isolement fixent la difficulté, et combien d’infections chaque manche apporte.',
    'together.2': 'Chacun doit prendre une certaine action à chaque manche (d’ordinaire Admettre).',
    newInfections: 'Nouvelles infections',
    'newInfections.1':
      'Après la troisième action, les tuiles de la manche sont réparties d’un commun accord, au moins une par clinique, chacune sur une personne différente.',
    'newInfections.2': 'Un médecin ou patient avec une tuile est infecté.',
    quarantine: 'Quarantaine',
    'quarantine.1':
      'Un infirmier ou aide-soignant avec une tuile reste absent pour la manche : payé, mais sans travail. Avant la suivante, il revient par une porte.',
    care: 'Soigner les infectés',
    'care.1':
      'Une personne infectée compte pour un niveau de plus. Un soin guérit les deux maladies ; le revenu suit la couleur.',
    'care.2':
      'Les médecins infectés ne soignent pas. Il leur faut un lit, de n’importe quel service ; sinon ils attendent dans un pôle.',
    'care.3': 'En consultations, tout médecin sain peut soigner un infecté, mais il attrape l’infection.',
    'care.4':
      'Un patient infecté guéri est un survivant. Un médecin guéri reste et travaille à nouveau. L’état des médecins infectés s’aggrave comme celui des patients, et ils peuvent mourir.',
    contagion: 'Contagion',
    'contagion.1':
      'En fin de manche, de nouvelles tuiles attendent en pré-admission, une ou deux par clinique : qui s’y trouve, ou y vient ensuite, est infecté.',
    end: 'La fin',
    'end.1':
      'Vous gagnez s’il y a plus de survivants que de morts ; les tuiles sans preneur comptent parmi les morts. Seul, il faut aussi au moins vingt patients comptés.',
    'ruling.pandemicContagion': 'Combien de tuiles attendent en pré-admission à la fin de chaque manche.',
    'ruling.pandemicIsolation': 'À quel point les gens s’isolent : cela fixe les tuiles de chaque manche.',
    'ruling.pandemicPropagation':
      'Les nombres de cinq des six colonnes ne sont pas connus. Saisissez ceux de votre boîte : ils valent à cette table.',
    'ruling.k1':
      'L’action imposée : le titre en nomme une, son exemple l’autre. L’exemple n’est juste qu’avec Admettre.',
    'ruling.k2': 'Les tuiles de la piste des manches et celles « du plateau de propagation » sont les mêmes.',
    'ruling.k3':
      'Un titre sur la paie est dans la mauvaise phase ; fatigue et aggravation relèvent de l’Administration.',
    'ruling.k4': 'Les morts sont tous les décédés, infectés ou non, et les tuiles sans preneur.',
    'ruling.k5':
      'Si un patient infecté guéri en consultations est un survivant, bien que la tuile passe au médecin.',
    'ruling.k6': 'Si l’état d’un médecin infecté en soignant s’aggrave dès cette manche. Un rouge mourrait.',
    'ruling.k7':
      'Une aggravation change la couleur pour de bon : un médecin guéri qui était orange est rouge.',
    'ruling.k8':
      'Un médecin soigné cette manche est sain, n’a pas travaillé, ne se fatigue pas, et son état ne s’aggrave pas.',
    'ruling.k9': 'La quarantaine dure jusqu’à la fin de la manche.',
    'ruling.k10': 'Les nouvelles infections sont dites une phase, mais ont lieu dans la première.',
    'ruling.k11':
      'Si une contagion faible demande aussi un pôle du service. Sinon on pourrait poser des tuiles où aucun patient ne vient.',
    'ruling.k12': 'La seringue et sa tuile n’ont pas de règle, donc elles ne sont pas en jeu.',
    'ruling.k13': 'Un médecin guéri en consultations reste, sain ; la tuile passe à celui qui a soigné.',
    'ruling.k14': 'L’extension se joue aussi avec la première édition de Clinic. Ici, avec l’édition deluxe.',
    'ruling.pandemicPreadmissions':
      'Si les patients en pré-admission peuvent recevoir de nouvelles infections.',
    'ruling.pandemicLeftovers':
      'Une clinique sans personne à infecter ne prend pas de tuile. Ce que nul ne peut prendre compte parmi les morts.',
    'ruling.pandemicTalks':
      'Après quatre tours de discussion sans accord, les tuiles sont réparties également.',
    'ruling.pandemicExtension':
      'Les personnes de The Extension suivent le texte de l’extension ; une femme enceinte qui part coûte 2 points de popularité.'
  },
  learn: {
    share: 'Ben et vous jouez ensemble. Quatre infections arrivent : deux chacun, c’est équitable. Acceptez.',
    patient:
      'À vous de dire qui tombe malade. Prenez le patient jaune : votre médecin orange lui conviendra alors.',
    nurse:
      'La deuxième tuile va à quelqu’un d’autre. Un infirmier n’a pas besoin de lit : il part en quarantaine pour cette manche.',
    move: 'Le COVID-19 aggrave d’un niveau : jaune compte comme orange, pas besoin d’infirmier. Déplacez comme proposé.',
    cured: 'Guéri, un survivant pour vous deux : vous gagnez avec plus de survivants que de morts.',
    keep: 'La popularité compte peu ici. Gardez l’argent pour des infirmiers.',
    contagion:
      'Contagion : une tuile attend en pré-admission, et le prochain patient sera infecté. Placez-la.',
    end: 'L’infirmier est revenu, et votre autre patient va plus mal. Parlez-vous : qui peut soigner qui décide de la partie.'
  }
} satisfies Translation<typeof en>;
