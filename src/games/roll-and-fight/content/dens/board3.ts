import { BOSS, clearInOne, den, ENTRANCE, healthSix, hitBoss, killAdjacent, killCount, room, visitAdjacent, visitCount } from './den';

export const DEN_3A = den(
  'Neon Gym',
  'The champion is two doors away, behind a ring of tough guys.',
  [
    room('A', 'Reception', 2, 1, 'gh', ENTRANCE),
    room('B', 'Juice Bar', 1, 1, 'gts'),
    room('C', 'Ring One', 3, 1, 'ttb', { loot: 1, ...clearInOne(4) }),
    room('D', 'Locker Room', 1, 2, 'gth', killAdjacent(3, 'henchman')),
    room('E', 'Weight Floor', 3, 2, 'bth', visitAdjacent(3)),
    room('F', 'Steam Room', 1, 3, 'ghsb', { loot: 1, ...healthSix(4) }),
    room('G', 'Bag Room', 2, 2, 'ghsb'),
    room('H', 'Spin Studio', 3, 3, 'gtsb', { loot: 1 }),
    room('I', 'Doctor’s Office', 1, 4, 'tbh', { loot: 2, ...killCount(5, 'toughGuy', 5) }),
    room('J', 'Champion’s Gym', 2, 3, 'gggth', { boss: true, tall: 2 }),
  ],
  'AB AC AG BD CE DG DF EG EH FI FJ HJ GJ IJ',
);

export const DEN_3B = den(
  'Rooftop Gardens',
  'Twelve small open rooms; seeing many of them pays.',
  [
    room('A', 'Fire Escape', 1, 1, 'gs', ENTRANCE),
    room('B', 'Water Tower', 2, 1, 'gb', hitBoss(3)),
    room('C', 'Pigeon Loft', 3, 1, 'gts', { loot: 1, ...clearInOne(4) }),
    room('D', 'Laundry Lines', 1, 2, 'ggb'),
    room('E', 'Greenhouse', 2, 2, 'ghtb', visitAdjacent(3)),
    room('F', 'Skylight', 3, 2, 'ss'),
    room('G', 'Koi Pond', 1, 3, 'hbt', { loot: 1, ...killCount(5, 'grunt', 8) }),
    room('H', 'Tea Deck', 2, 3, 'gghb'),
    room('I', 'Antenna Field', 3, 3, 'ts', { loot: 1 }),
    room('J', 'Bamboo Walk', 1, 4, 'gth', visitCount(6, 8)),
    room('K', 'Helipad', 2, 4, 'ggh', BOSS),
    room('L', 'Pump House', 3, 4, 'bht', { loot: 2 }),
  ],
  'AB AD BC BE CF DE DG EF EH FI GH GJ HI HK IL JK KL',
);
