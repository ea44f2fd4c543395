import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    top: 'La gran carpa',
    'top.1': 'La primera loseta de circo trae la carpa con una ficha oculta de 1 a 7.',
    'top.2':
      'Con cada nueva loseta de circo se descubre la ficha después de puntuar: cada seguidor en la casilla de la carpa y las ocho de alrededor vale esos puntos para su dueño. Luego la carpa va a la loseta nueva, con otra ficha.',
    'top.3': 'La última ficha se descubre al final de la partida.',
    acrobats: 'Acróbatas',
    'acrobats.1':
      'En lugar de otra figura puedes poner un seguidor como acróbata: en una pirámide de la loseta nueva o de una de las ocho de alrededor, hasta tres en cada una.',
    'acrobats.2':
      'En lugar de poner una figura puedes puntuar una pirámide llena en cualquier sitio: cada acróbata da 5 puntos y todos vuelven. Al final también dan 5 puntos los acróbatas de cada pirámide.',
    ringmaster: 'El director de circo',
    'ringmaster.1':
      'Se pone como un seguidor. Cuando se puntúa su zona, da 2 puntos por cada loseta de circo o de acróbatas en su casilla y las ocho de alrededor, con mayoría o sin ella.',
    'ruling.pyramidBy': 'Si cualquiera puede puntuar una pirámide llena, o solo quien está en ella.',
    'ruling.extraMeeples': 'Algunas cajas traen dos seguidores más por jugador.'
  },
  learn: {
    lay: 'Una loseta de circo. Colócala bajo la inicial.',
    claim: 'Pon un granjero al lado.',
    end: 'La carpa ya está aquí. Con la próxima loseta de circo se descubre su ficha y tu granjero puntúa.'
  }
} satisfies Translation<typeof en>;
