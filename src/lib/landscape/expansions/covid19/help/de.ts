import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    infection: 'Ansteckung',
    'infection.1':
      'Wird das COVID-19-Plättchen gelegt, steckt es seine Stadt und seine Wiese an: Jede bekommt einen Marker.',
    'infection.2':
      'Ein Marker macht die ganze zusammenhängende Straße, Stadt oder Wiese oder das Kloster zum angesteckten Gebiet.',
    spread: 'Wie sie sich ausbreitet',
    'spread.1':
      'Wer ein angestecktes Gebiet vergrößert, legt einen Marker auf ein nicht angestecktes Gebiet, das ein angestecktes berührt.',
    'spread.2':
      'Gebiete berühren sich, wo sie auf einem Plättchen eine Grenze teilen: Straße und Wiesen daneben, Stadt und Wiese vor der Mauer, Straße und Stadt, in die sie führt, Kloster und Wiese ringsum.',
    'spread.3': 'Plättchen um ein angestecktes Kloster zu legen vergrößert es nicht.',
    tokens: 'Marker',
    'tokens.1':
      'Es gibt zwanzig. Liegen alle auf dem Tisch, wird einer von dort genommen, wo die Krankheit erloschen ist.',
    testing: 'Test',
    'testing.1':
      'Eine Figur, die in ein angestecktes Gebiet gerät, wird getestet: dort gesetzt, damit verbunden, von einem Marker erreicht oder vom Tornado abgesetzt. Ihr Besitzer zieht eine Karte.',
    'testing.2':
      'Negativ (20 Karten): Sie bleibt. Positiv (9): Sie geht heim. Eine Karte ist ein Todesfall: Die Figur verlässt das Spiel.',
    'testing.3': 'Wer schon drin steht, wird nicht noch einmal getestet, wenn das Gebiet wächst.',
    'testing.4':
      'Tests kommen vor der Wertung: Wer heimgeschickt wurde, bekommt nichts. Sonst ändert die Krankheit keine Punkte.',
    'testing.5': 'Sind die Karten aufgebraucht, werden die gezogenen neu gemischt.',
    'ruling.covidStart':
      'Das Plättchen kann von Anfang an neben dem Startplättchen liegen, mit beiden Markern. Neben anderen Startplättchen liegt es auf dem ersten Feld, auf das es passt, Reihe für Reihe.',
    'ruling.covidSpread':
      'Wie viele Marker ein Plättchen bringt, das mehrere angesteckte Gebiete vergrößert.',
    'ruling.covidOwnTile': 'Das COVID-19-Plättchen selbst steckt an; darüber hinaus breitet sich nichts aus.',
    'ruling.covidDuty': 'Ob der Marker gelegt werden muss, wo es geht.',
    'ruling.covidNeighbours':
      'Gebiete berühren sich, wo sie auf einem Plättchen eine Grenze teilen oder eines ins andere mündet.',
    'ruling.covidSpare':
      'Erloschen ist die Krankheit in einem fertigen Gebiet ohne Figuren und wo ein Gebiet einen zweiten Marker hat. Gibt es das nicht, breitet sich nichts aus.',
    'ruling.covidMerge':
      'Wachsen zwei angesteckte Gebiete zusammen, wird darin niemand noch einmal getestet.',
    'ruling.covidOrder':
      'Zuerst testet, wer am Zug ist, dann im Uhrzeigersinn; Figuren desselben Besitzers Reihe für Reihe, von West nach Ost.',
    'ruling.covidDeathCard': 'Ob eine gezogene Todeskarte wieder eingemischt wird oder aus dem Spiel kommt.',
    'ruling.covidBuildings':
      'Getestet werden lebende Figuren; Gebäude und Teile, die niemandem gehören, nicht.',
    'ruling.covidScored':
      'Ein gewertetes Gebiet bleibt angesteckt, und die Krankheit kann sich von dort weiter ausbreiten.',
    'ruling.covidBack':
      'Ein Meeple, der beim Legen heimgeschickt wurde, darf im selben Zug wieder gesetzt werden.',
    'ruling.covidRiver':
      'Mit Fluss liegt das Plättchen der Variante auf der anderen Seite der Quelle; sonst kommt es erst nach dem Fluss.'
  },
  learn: {
    infect: 'Das COVID-19-Plättchen. Leg es neben den Start.',
    tokens: 'Seine Stadt und seine Wiese sind jetzt angesteckt: beide ganz, über alle Plättchen hinweg.',
    grow: 'Dieses Plättchen vergrößert die angesteckte Wiese, also breitet sich die Krankheit aus. Leg es.',
    spread: 'Wähle, wohin: jedes leuchtende Gebiet neben einem angesteckten. Nimm die Straße.',
    enter: 'Jetzt wag es: Setze einen Meeple auf die angesteckte Straße. Er wird sofort getestet.',
    negative: 'Negativ: Dein Meeple bleibt. So sind zwei von drei Karten.',
    positive:
      'Ben schloss die angesteckte Stadt mit einem Ritter, aber sein Test war positiv. Der Ritter ging heim, und niemand bekam Punkte.',
    end: 'Tests kommen vor der Wertung. Meide angesteckte Gebiete, oder hoffe.'
  }
} satisfies Translation<typeof en>;
