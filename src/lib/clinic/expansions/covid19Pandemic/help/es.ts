import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    together: 'Todos juntos',
    'together.1':
      'De una a cuatro clínicas ganan o pierden juntas. El contagio y el autoaislamiento fijan la dificultad y cuántas infecciones trae cada ronda.',
    'together.2': 'Todos deben tomar cierta acción cada ronda (normalmente Admitir).',
    newInfections: 'Nuevas infecciones',
    'newInfections.1':
      'Tras la tercera acción, las losetas de la ronda se reparten como acordéis, al menos una por clínica, cada una a una persona distinta.',
    'newInfections.2': 'Un médico o paciente con loseta está infectado.',
    quarantine: 'Cuarentena',
    'quarantine.1':
      'Un enfermero o celador con loseta falta esa ronda: cobra, pero no trabaja. Antes de la siguiente vuelve por una puerta.',
    care: 'Tratar a los infectados',
    'care.1':
      'Un infectado cuenta como un nivel peor. Un tratamiento cura las dos enfermedades; el ingreso sigue el color.',
    'care.2':
      'Los médicos infectados no tratan. Necesitan una cama, de cualquier servicio; sin ella esperan en un centro.',
    'care.3':
      'En consultas externas cualquier médico sano puede tratar a un infectado, pero se queda con la infección.',
    'care.4':
      'Un paciente infectado curado es un superviviente. Un médico curado se queda y vuelve a trabajar. Los médicos infectados empeoran como los pacientes y pueden morir.',
    contagion: 'Contagio',
    'contagion.1':
      'Al final de la ronda esperan nuevas losetas en preadmisión, una o dos por clínica: quien esté ahí, o llegue después, se infecta.',
    end: 'El final',
    'end.1':
      'Ganáis si hay más supervivientes que muertos; las losetas que no encontraron a nadie cuentan entre los muertos. A solas, además, deben contarse al menos veinte pacientes.',
    'ruling.pandemicContagion': 'Cuántas losetas esperan en preadmisión al final de cada ronda.',
    'ruling.pandemicIsolation': 'Lo bien que la gente guarda distancia: fija las losetas de cada ronda.',
    'ruling.pandemicPropagation':
      'No se conocen los números de cinco de las seis columnas. Introduce los de tu caja: valen en esta mesa.',
    'ruling.k1':
      'La acción obligatoria: el título nombra una y su ejemplo otra. El ejemplo solo es cierto con Admitir.',
    'ruling.k2': 'Las losetas del marcador de rondas y las «del tablero de propagación» son las mismas.',
    'ruling.k3':
      'Un título sobre pagos está en la fase equivocada; cansancio y empeoramiento son de Administración.',
    'ruling.k4': 'Los muertos son todos los fallecidos, infectados o no, y las losetas sin destino.',
    'ruling.k5':
      'Si un paciente infectado curado en consultas externas es superviviente, aunque la loseta pase al médico.',
    'ruling.k6': 'Si un médico infectado al tratar empeora esa misma ronda. Uno rojo moriría.',
    'ruling.k7': 'Empeorar cambia el color para siempre: un médico curado que era naranja es rojo.',
    'ruling.k8': 'Un médico tratado esta ronda está sano, no ha trabajado y ni se cansa ni empeora.',
    'ruling.k9': 'La cuarentena dura hasta el final de la ronda.',
    'ruling.k10': 'Las nuevas infecciones se llaman fase, pero ocurren dentro de la primera.',
    'ruling.k11':
      'Si el contagio bajo también exige un centro del servicio. Si no, se podrían dejar losetas donde nunca llega un paciente.',
    'ruling.k12': 'La jeringa y su loseta no tienen regla, así que no están en el juego.',
    'ruling.k13': 'Un médico curado en consultas externas se queda, sano; la loseta pasa a quien lo trató.',
    'ruling.k14': 'La expansión también vale con la primera edición de Clinic. Aquí se juega con la deluxe.',
    'ruling.pandemicPreadmissions': 'Si los pacientes en preadmisión pueden recibir nuevas infecciones.',
    'ruling.pandemicLeftovers':
      'Una clínica sin nadie a quien infectar no toma loseta. Lo que nadie puede tomar cuenta entre los muertos.',
    'ruling.pandemicTalks': 'Tras cuatro rondas de diálogo sin acuerdo, las losetas se reparten por igual.',
    'ruling.pandemicExtension':
      'La gente de The Extension sigue el texto de la expansión; una embarazada que se va cuesta 2 de popularidad.'
  },
  learn: {
    share:
      'Tú y Ben jugáis juntos. Esta ronda llegan cuatro infecciones: dos para cada uno es justo. Acepta.',
    patient:
      'Tú decides quién enferma. Elige al paciente amarillo: tu médico naranja será entonces justo el adecuado.',
    nurse:
      'La segunda loseta es para otra persona. Un enfermero no necesita cama: va a cuarentena esta ronda.',
    move: 'La COVID-19 agrava al paciente un nivel: el amarillo cuenta como naranja y no hace falta enfermero. Mueve como se propone.',
    cured: 'Curado, y un superviviente para los dos: ganáis con más supervivientes que fallecidos.',
    keep: 'La popularidad importa poco ahora. Guarda el dinero para enfermeros.',
    contagion:
      'Contagio: una loseta espera en tu preadmisión y el próximo paciente allí se infectará. Colócala.',
    end: 'El enfermero ha vuelto y tu otro paciente ha empeorado. Hablad entre vosotros: quién puede curar a quién decide la partida.'
  }
} satisfies Translation<typeof en>;
