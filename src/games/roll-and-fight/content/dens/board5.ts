import { BOSS, clearInOne, den, ENTRANCE, healthSix, killAdjacent, killCount, room, visitAdjacent, visitCount } from './den';

export const DEN_5A = den(
  'Opera Cellars',
  'Two wings joined by the pit; the boss is reached only from the far ends.',
  [
    room('A', 'Stage Door', 2, 1, 'gg', ENTRANCE),
    room('B', 'Left Foyer', 1, 1, 'gtb'),
    room('C', 'Right Foyer', 3, 1, 'ghs'),
    room('D', 'Costume Store', 1, 2, 'gth', { loot: 1, ...clearInOne(3) }),
    room('E', 'Trap Room', 2, 2, 'bbs', killAdjacent(3, 'toughGuy')),
    room('F', 'Prop Store', 3, 2, 'gts', { loot: 1, ...killCount(5, 'henchman', 5) }),
    room('G', 'Left Wing', 1, 3, 'hsb'),
    room('H', 'Orchestra Pit', 2, 3, 'ggth', clearInOne(4)),
    room('I', 'Right Wing', 3, 3, 'htb'),
    room('J', 'Fly Tower', 1, 4, 'tss', { loot: 1, ...visitCount(5, 9) }),
    room('K', 'Royal Box', 2, 4, 'gght', BOSS),
    room('L', 'Safe Room', 3, 4, 'hbt', { loot: 2 }),
  ],
  'AB AC AE BD CF DG EH FI GH GJ HI IL JK LK',
);

export const DEN_5B = den(
  'Crane Scrapyard',
  'An open yard with six gunmen. Move fast.',
  [
    room('A', 'Weighbridge', 2, 1, 'gs', ENTRANCE),
    room('B', 'Kennels', 1, 1, 'ggb'),
    room('C', 'Tyre Stacks', 3, 1, 'gt'),
    room('D', 'Bus Row', 1, 2, 'gth', { loot: 1 }),
    room('E', 'Crane Base', 2, 2, 'ghsb', healthSix(4)),
    room('F', 'Van Row', 3, 2, 'gt', { loot: 1, ...clearInOne(3) }),
    room('G', 'Shredder', 1, 3, 'bhs', visitAdjacent(3)),
    room('H', 'Oil Pit', 2, 3, 'gsb', killAdjacent(4, 'gunman', 'blocker')),
    room('I', 'Smelter', 3, 3, 'hst', { loot: 1, ...killCount(5, 'gunman', 6) }),
    room('J', 'Container Nine', 1, 4, 'ttb', { loot: 2 }),
    room('K', 'Foreman’s Cabin', 2, 4, 'ggs', BOSS),
    room('L', 'Parts Cage', 3, 4, 'hbt', visitCount(5, 9)),
  ],
  'AB AC AE BD CF DE DG EF EH FI GH GJ HI HK IL JK KL',
);
