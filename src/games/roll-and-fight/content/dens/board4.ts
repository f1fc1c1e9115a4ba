import { BOSS, clearInOne, den, ENTRANCE, healthSix, hitBoss, killAdjacent, killCount, room, visitAdjacent } from './den';

export const DEN_4A = den(
  'Night Print Works',
  'The straight way crosses the Press Hall; the side wing leads to the forger.',
  [
    room('A', 'Paper Yard', 1, 1, 'gg', ENTRANCE),
    room('B', 'Guillotine', 2, 1, 'gtb', clearInOne(3)),
    room('C', 'Ink Store', 3, 1, 'ghs', { loot: 1 }),
    room('D', 'Bindery', 3, 2, 'gtb', visitAdjacent(4)),
    room('E', 'Press Hall', 2, 2, 'gghb', killCount(4, 'blocker', 4)),
    room('F', 'Typesetters', 1, 2, 'bbt'),
    room('G', 'Plate Room', 1, 3, 'ghs', { loot: 1, ...healthSix(4) }),
    room('H', 'Proof Desk', 2, 3, 'sst'),
    room('I', 'Archive', 3, 3, 'ttb', { loot: 1, ...killAdjacent(3, 'gunman', 'blocker') }),
    room('J', 'Forger’s Den', 1, 4, 'ths', { loot: 2, ...clearInOne(4) }),
    room('K', 'Editor’s Desk', 2, 4, 'gggh', BOSS),
  ],
  'AB AF BC BE CD DE DI EH FG GJ GH IH HK JK',
);

export const DEN_4B = den(
  'Laundry Tunnels',
  'A tree of tunnels with one door to the boss and loot in the dead ends.',
  [
    room('A', 'Street Grate', 2, 1, 'gs', ENTRANCE),
    room('B', 'Boiler', 2, 2, 'ghb'),
    room('C', 'Coal Bunker', 1, 1, 'gtt', { loot: 1, ...clearInOne(4) }),
    room('D', 'Sorting Room', 1, 2, 'ggb', killCount(5, 'toughGuy', 4)),
    room('E', 'Press Room', 3, 2, 'ths', visitAdjacent(4)),
    room('F', 'Dye Tanks', 3, 1, 'gtb', { loot: 1 }),
    room('G', 'Main Culvert', 2, 3, 'gsb', killAdjacent(4, 'henchman', 'gunman')),
    room('H', 'Drying Loft', 1, 3, 'ght', { loot: 1, ...healthSix(4) }),
    room('I', 'Spillway', 3, 3, 'gss', hitBoss(3)),
    room('J', 'Strongbox Niche', 1, 4, 'ht', { loot: 2 }),
    room('K', 'The Cistern', 2, 4, 'ggb', BOSS),
  ],
  'AB BD BE BG DC DH EF EI GK GI HJ',
);
