import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    together: 'Všichni společně',
    'together.1':
      'Jedna až čtyři kliniky vyhrají nebo prohrají společně. Nakažlivost a samoizolace určují obtížnost a kolik nákaz přinese každé kolo.',
    'together.2': 'Každý musí v každém kole vzít určitou akci (obvykle Příjem).',
    newInfections: 'Nové nákazy',
    'newInfections.1':
      'Po třetí akci se kartičky kola rozdělí podle dohody, aspoň jedna na kliniku, každá na jiného člověka.',
    'newInfections.2': 'Lékař nebo pacient s kartičkou je nakažený.',
    quarantine: 'Karanténa',
    'quarantine.1':
      'Sestra nebo sanitář s kartičkou je celé kolo pryč: s platem, ale bez práce. Před dalším kolem se vrátí dveřmi.',
    care: 'Léčba nakažených',
    'care.1': 'Nakažený se počítá o úroveň hůř. Jedna léčba vyléčí obě nemoci; příjmy se řídí barvou.',
    'care.2': 'Nakažení lékaři neléčí. Potřebují lůžko kteréhokoli oboru; bez něj čekají v centru.',
    'care.3': 'V ambulanci smí nakaženého léčit každý zdravý lékař, ale nákazu převezme.',
    'care.4':
      'Vyléčený nakažený pacient přežil. Vyléčený lékař zůstává a zase pracuje. Nakaženým lékařům se přitěžuje jako pacientům a mohou zemřít.',
    contagion: 'Nakažlivost',
    'contagion.1':
      'Na konci kola čekají v předpříjmu nové kartičky, jedna či dvě na kliniku: kdo tam je nebo přijde příště, je nakažený.',
    end: 'Konec',
    'end.1':
      'Vyhrajete, pokud je víc přeživších než mrtvých; kartičky, které si nikoho nenašly, se počítají k mrtvým. Ve hře pro jednoho navíc potřebuješ aspoň dvacet započtených pacientů.',
    'ruling.pandemicContagion': 'Kolik kartiček čeká v předpříjmu na konci každého kola.',
    'ruling.pandemicIsolation': 'Jak dobře lidé drží odstup: určuje kartičky každého kola.',
    'ruling.pandemicPropagation':
      'Čísla pěti ze šesti sloupců nejsou známa. Zadej ta ze své krabice: platí u tohoto stolu.',
    'ruling.k1': 'Povinná akce: nadpis jmenuje jednu, jeho příklad druhou. Příklad platí jen s Příjmem.',
    'ruling.k2': 'Kartičky na stupnici kol a ty „z plánu šíření“ jsou tytéž.',
    'ruling.k3': 'Nadpis o platech stojí ve špatné fázi; únava a zhoršení patří do Správy.',
    'ruling.k4': 'Mrtví jsou všichni zemřelí, nakažení i ne, a kartičky, které si nikoho nenašly.',
    'ruling.k5': 'Zda nakažený pacient vyléčený v ambulanci přežil, ač kartička přejde na lékaře.',
    'ruling.k6': 'Zda se lékaři nakaženému při léčbě přitíží ještě v témž kole. Červený by zemřel.',
    'ruling.k7': 'Zhoršení mění barvu natrvalo: vyléčený lékař, který byl oranžový, je červený.',
    'ruling.k8': 'Lékař vyléčený v tomto kole je zdravý, nepracoval a neunaví se ani se mu nepřitíží.',
    'ruling.k9': 'Karanténa trvá do konce kola.',
    'ruling.k10': 'Nové nákazy se nazývají fází, ale dějí se v té první.',
    'ruling.k11':
      'Zda i nízká nakažlivost vyžaduje centrum oboru. Jinak by šlo kartičky odkládat tam, kam žádný pacient nepřijde.',
    'ruling.k12': 'Injekční stříkačka a její kartička nemají pravidlo, proto ve hře nejsou.',
    'ruling.k13': 'Lékař vyléčený v ambulanci zůstává, zdravý; kartička přejde na toho, kdo léčil.',
    'ruling.k14': 'Rozšíření lze hrát i s prvním vydáním Clinic. Tady se hraje s vydáním deluxe.',
    'ruling.pandemicPreadmissions': 'Zda pacienti v předpříjmu mohou dostat nové nákazy.',
    'ruling.pandemicLeftovers':
      'Klinika, kde není koho nakazit, kartičku nebere. Co nikdo nemůže vzít, počítá se k mrtvým.',
    'ruling.pandemicTalks': 'Po čtyřech kolech jednání bez dohody se kartičky rozdělí rovným dílem.',
    'ruling.pandemicExtension':
      'Lidé z The Extension se řídí textem rozšíření; odchod těhotné ženy stojí 2 obliby.'
  },
  learn: {
    share:
      'Ty a Ben hrajete společně. V tomto kole přicházejí čtyři nákazy: dvě pro každého je spravedlivé. Potvrď to tlačítkem „Souhlasím“.',
    patient: 'Teď rozhoduješ, kdo onemocní. Vezmi žlutého pacienta: tvůj oranžový lékař pak bude akorát.',
    nurse: 'Druhou kartičku musí dostat někdo jiný. Sestra nepotřebuje lůžko: jde na toto kolo do karantény.',
    move: 'COVID-19 zhoršuje pacienta o úroveň, žlutá se počítá jako oranžová: sestry není třeba. Přesuň podle návrhu.',
    cured: 'Vyléčen a přeživší pro vás oba: vyhrajete, bude-li přeživších víc než zemřelých.',
    keep: 'Na oblibě teď tolik nezáleží. Nech si peníze na sestry.',
    contagion: 'Nakažlivost: jedna kartička čeká v předpříjmu a příští pacient tam bude nakažený. Umísti ji.',
    end: 'Sestra je zpět a tvému druhému pacientovi se přitížilo. Domlouvejte se: hru rozhodne, kdo může vyléčit koho.'
  }
} satisfies Translation<typeof en>;
