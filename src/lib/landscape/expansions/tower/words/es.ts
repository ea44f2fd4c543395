import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'La Torre',
    about: 'Las torres capturan a quien alcanzan: intercambia o paga el rescate.',
    lesson: 'Un piso, un seguidor capturado y su rescate.',
    'option.towerTypes': 'Quién puede estar en una torre',
    'option.towerTypes.listed': 'los que pueden ir a cualquier zona',
    'option.towerTypes.any': 'también el abad',
    'meet.naturalDisasters':
      'Meteorito en la loseta de una torre: sus pisos vuelven a la caja. Ningún tornado deja a nadie en una torre.'
  },
  board: {
    'feature.tower': 'la torre',
    'short.tower': 'Torre',
    'supply.floor': '{n, plural, one {# piso} other {# pisos}}',
    'supply.prisoner': '{n, plural, one {# prisionero} other {# prisioneros}} de {name}',
    'score.ransom': 'rescate',
    'rule.tower.floor': 'Cimientos y pisos',
    'rule.tower.capture': 'Capturar un seguidor',
    'rule.tower.exchange': 'Intercambiar prisioneros',
    'rule.tower.ransom': 'Pagar un rescate',
    'awaits.build': '{name}: pon una figura o construye',
    'awaits.build.alone': '{name}: construye o pasa',
    'awaits.capture': '{name}: captura un seguidor',
    'awaits.exchange': '{name}: elige quién vuelve',
    'do.build': 'Construir un piso',
    'do.capture': 'Capturar',
    'do.exchange': 'Recuperar',
    'do.ransom': 'Pagar 3 puntos',
    'decline.capture': 'No capturar a nadie',
    'action.build': 'Construir un piso: {square}',
    'action.capture': 'Capturar {figure} de {name}: {feature}, {square}',
    'action.exchange': 'Recuperar: {figure}',
    'action.ransom': 'Pagar 3 puntos a {from} por: {figure}',
    'event.built': '{name} construye un piso: {square}.',
    'event.captured': '{name} captura: {figure}, {feature}, {square}.',
    'event.exchanged': '{name} intercambia un prisionero y recupera: {figure}.',
    'event.ransomed': '{name} paga 3 puntos y recupera: {figure}.',
    'preview.then.capture': 'Después puedes capturar a alguien a su alcance',
    'preview.prisoner': 'Será tu prisionero',
    'preview.exchange': 'A cambio vuelve: {figure}',
    'because.capture': 'La torre alcanza {n, plural, one {# casilla} other {# casillas}} en cada dirección'
  }
} satisfies Translation<typeof en>;
