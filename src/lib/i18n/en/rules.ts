/** The help page: how to sit down, how to play, and how it works. */
export default {
  title: 'Help',
  description: 'How to open a table, play phone to phone, and what to do when something does not work.',
  contents: 'On this page',
  start: 'Sitting down',
  'start.1':
    'Open a table, choose the game and who plays: you, others on your device, friends by link, bots.',
  'start.2': 'Send the link, or let friends scan the code. A friend who opens it can take an open seat.',
  'start.3': 'When every seat is taken, begin.',
  'start.4': 'People who come later by the same link watch.',
  landscape: 'Landscape in two minutes',
  'landscape.1':
    'On your turn you get a tile. Lay it so that every side fits its neighbours: road to road, city to city, field to field.',
  'landscape.2':
    'Then you may put one figure on that tile: on a road, in a city, in a monastery or on a field, unless someone already stands in the same road, city or field.',
  'landscape.3':
    'A finished road scores 1 a tile. A finished city scores 2 a tile and 2 a shield. A monastery with eight neighbours scores 9. The figure comes home.',
  'landscape.4':
    'The player who has most figures in the road, city or monastery scores; in a tie, all who have most.',
  'landscape.5':
    'Figures on fields stay to the end: 3 points for every finished city their field touches. What is unfinished scores less.',
  clinic: 'Clinic in two minutes',
  'clinic.1':
    'Six rounds. In each, everyone secretly picks three actions out of build, hire and admit, and they are resolved in order.',
  'clinic.2':
    'Build rooms so that people reach them quickly: every step costs time, and time costs points at the end.',
  'clinic.3':
    'A doctor treats one patient a round. The further apart their levels are, the more nurses are needed.',
  'clinic.4':
    'Treated patients pay; untreated ones get worse. Doctors tire. Salaries and upkeep are due every round.',
  'clinic.5': 'The most popular clinic wins. With the pandemic you win or lose together.',
  hand: 'On the board',
  'hand.1':
    'Tap a lit square to see the tile there; tap it again to turn it. Only rotations that fit are shown.',
  'hand.2': 'Tap a spot on the tile to put a figure there. The large button makes it final.',
  'hand.3':
    'Drag with one finger to move the table, pinch to zoom. On a keyboard: arrows, plus and minus, Enter.',
  'hand.4': 'Undo takes back what is not final. Once something has been revealed, the others must agree.',
  fair: 'Why nobody can cheat',
  'fair.1':
    'Each device has its own key and signs every move into a chain. A changed or missing move is noticed at once.',
  'fair.2':
    'A draw mixes secret numbers that several devices committed to before the game. Nobody knows the tile before all parts are revealed.',
  'fair.3': 'All devices compute the same game and compare. A saved game can be checked by anyone, any time.',
  'fair.4': 'Alone, or with everyone on one device, no second device can check the draws.',
  away: 'When a player is away',
  'away.1': 'A game waits: it is kept on every device and goes on when that player is back, even days later.',
  'away.2': 'Reload or open the link again; your device knows your seat.',
  connect: 'When phones do not find each other',
  'connect.1': 'First try the same Wi-Fi, and keep the page in front: phones put hidden pages to sleep.',
  'connect.2':
    'Some guest, office and mobile networks keep devices apart. A relay server helps; enter its address in the settings.',
  'connect.3': 'No game data passes through a server of ours. There is none.',
  keep: 'Keeping games',
  'keep.1': 'Games are kept in this browser, on this device. Save a file to keep one elsewhere.',
  'keep.2':
    'Private windows forget everything when closed. On iPhones, put the app on the home screen, or unused games may be cleared after a week.',
  about: 'About Bastide',
  'about.description': 'Who made the games played here, and under which terms.',
  'about.what':
    'Bastide is free software for playing board games with friends, phone to phone. It has no server, collects nothing and costs nothing.',
  unofficial: 'Not official',
  'unofficial.1':
    'This is an unofficial project made by players. It is not connected with, or endorsed by, any publisher or author. Names of games and expansions are trademarks of their owners and are used only to say which rules are meant.',
  'unofficial.2':
    'All pictures, texts and code here are our own. If you like a game, buy it: the real tiles are lovely.',
  authors: 'Authors of the games',
  'authors.landscape':
    'The tile game follows the rules of Carcassonne by Klaus-Jürgen Wrede, published by Hans im Glück, and of its expansions.',
  'authors.clinic':
    'Clinic: Deluxe Edition and its COVID-19 Pandemic expansion are by Alban Viard. The pandemic set supported the Institut Pasteur and the Salk Institute.',
  fans: 'Fan expansions',
  'fans.more':
    'Made by players for players. They may not be sold or used commercially in any form, and neither may this adaptation.',
  reconstructed: 'Reconstructed pieces',
  'reconstructed.1':
    'Where no published source shows a tile or a number, we reconstructed it and say so beside it. If you own the real thing, please correct us.',
  licence: 'Licences',
  'licence.1':
    'The code is under the MIT licence. It builds on Svelte, Yjs, noble cryptography, idb, uqr and Workbox, each under its own free licence.',
  ios: 'On iPhone and iPad',
  'ios.1':
    'Put it on the home screen (Share, then “Add to Home Screen”): otherwise its games may be lost after a week without a visit.',
  'ios.2':
    'The app on the home screen and Safari keep games apart. Move a table with its link and your keys with a file.',
  'ios.3':
    'Saved games open from the page: “Open a saved game”, then choose it in Files. The share menu cannot open one.',
  'ios.4':
    'There is no vibration. In a tab in the background a game sleeps: the others see you as away until you come back.'
} as const;
