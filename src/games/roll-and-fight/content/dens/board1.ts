import { BOSS, clearInOne, den, ENTRANCE, healthSix, hitBoss, killAdjacent, killCount, room, visitAdjacent } from './den';

export const DEN_1A = den(
  'Lantern Noodle House',
  'A short way to the owner and two side routes. A good first den.',
  [
    room('A', 'Back Alley', 2, 1, 'g', ENTRANCE),
    room('B', 'Scullery', 1, 1, 'gb'),
    room('C', 'Dining Hall', 2, 2, 'gghb', clearInOne(4)),
    room('D', 'Cloakroom', 3, 1, 'ttgs', { loot: 1 }),
    room('E', 'Kitchen', 1, 2, 'tth', killCount(4, 'grunt', 7)),
    room('F', 'Tile Parlour', 3, 2, 'ghs', visitAdjacent(3)),
    room('G', 'Cellar', 1, 3, 'gghb', { loot: 1, ...healthSix(4) }),
    room('H', 'Corridor', 2, 3, 'bhs'),
    room('I', 'Counting Room', 3, 3, 'tthsb', { tall: 2, loot: 2, ...killAdjacent(4, 'henchman', 'gunman', 'blocker') }),
    room('J', 'Owner’s Suite', 2, 4, 'ggb', BOSS),
  ],
  'AB AC AD BE CE CF CH DF EG FI GH HI HJ IJ',
);

export const DEN_1B = den(
  'Harbour Ice House',
  'One long cold corridor full of tough guys.',
  [
    room('A', 'Loading Dock', 1, 1, 'gb', ENTRANCE),
    room('B', 'Fish Hall', 2, 1, 'gtb', hitBoss(3)),
    room('C', 'Scale House', 3, 1, 'ts', { loot: 1, ...visitAdjacent(3) }),
    room('D', 'Brine Vats', 1, 2, 'ght', clearInOne(4)),
    room('E', 'Ice Chute', 2, 2, 'bs'),
    room('F', 'Freezer One', 3, 2, 'gghb', { loot: 1, ...killCount(5, 'blocker', 4) }),
    room('G', 'Freezer Two', 1, 3, 'gbt', killAdjacent(4, 'toughGuy')),
    room('H', 'Catwalk', 2, 3, 'hss', healthSix(4)),
    room('I', 'Pump Room', 3, 3, 'gth', { loot: 1 }),
    room('J', 'Manager’s Loft', 1, 4, 'tth', { loot: 2 }),
    room('K', 'Cold Office', 2, 4, 'gg', BOSS),
  ],
  'AB AD BC BE CF DE DG EH FI GH GJ HI HK JK',
);
