import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    city: 'Město',
    'city.1':
      'Hra začíná s Carcassonne: dvanáct polí se třemi cestami, třemi loukami a dvěma kusy města kolem hradeb. Uvnitř jsou čtyři čtvrti: hrad, tržiště, kovárna a katedrála.',
    'city.2': 'Carcassonne je pro sedláky kolem jedno dokončené město.',
    enter: 'Příchod do města',
    'enter.1':
      'Dostal ve tvém tahu jiný hráč body z krajiny a ty žádné? Pak smíš postavit jednoho družiníka ze zásoby do některé čtvrti. Potom smíš pohnout hrabětem do jiné čtvrti.',
    'enter.2':
      'Body za vílu, principála, šapitó, akrobaty, ovce, výkupné, dražbu nebo šipku se přitom nepočítají.',
    leave: 'Odchod z města',
    'leave.1':
      'Když se má bodovat, mohou se družiníci přidat: z hradu k městu, z kovárny k cestě, z katedrály ke klášteru, z tržiště na louku, kterou boduje statek. Počítají se do většiny a jdou domů s ostatními.',
    'leave.2':
      'První rozhoduje levý soused hráče na tahu, ten sám poslední. Každý pošle, kolik chce, i do cizích a prázdných oblastí. Ze čtvrti hraběte nikdo neodejde.',
    'leave.3':
      'Před závěrečným bodováním jdou družiníci z tržiště na louky, po jednom dokola, dokud všichni nevynechají. Kdo zůstane uvnitř, nic nepřinese.',
    'ruling.countAtEnd':
      'Zda se před závěrečným bodováním vyprázdní jen tržiště, nebo všechny čtvrti: pak i k nedokončeným městům, cestám a klášterům.',
    'ruling.countMove':
      'Když družiník přišel do města, hráč pohne hrabětem, nebo hrabě jde dál po směru hodin, nebo k tomu družiníkovi.',
    'ruling.countPlacement': 'Ve dvojitém tahu smí do města družiník v každé polovině, nebo jednou.'
  },
  learn: {
    close: 'Ben má rytíře ve městě u východních hradeb. Dokonči ho za něj.',
    none: 'Tady nestav družiníka.',
    enter: 'Ben dostal body a ty ne: postav družiníka do kovárny.',
    count: 'Hrabě drží družiníky své čtvrti uvnitř. Nech ho na hradě.',
    elsewhere: 'Ben položil kartičku na severu.',
    shut: 'Uzavři cestu na západě.',
    claim: 'Nestav družiníka: jeden tvůj je připravený ve městě.',
    join: 'Pošli družiníka z kovárny na cestu.',
    end: 'Právě včas: 3 body. Z hradu se jde do měst, z katedrály do klášterů.'
  }
} satisfies Translation<typeof en>;
