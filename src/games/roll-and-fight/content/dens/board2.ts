import { BOSS, clearInOne, den, ENTRANCE, healthSix, hitBoss, killAdjacent, killCount, room, visitAdjacent, visitCount } from './den';

export const DEN_2A = den(
  'Velvet Casino',
  'Everything turns around the Grand Floor; the vault lies far from the boss.',
  [
    room('A', 'Revolving Door', 2, 1, 'gg', ENTRANCE),
    room('B', 'Coat Check', 1, 1, 'gsb'),
    room('C', 'Slot Aisle', 3, 1, 'ggt', { loot: 1, ...clearInOne(3) }),
    room('D', 'Grand Floor', 2, 2, 'ghhb'),
    room('E', 'Bar', 1, 2, 'tgs'),
    room('F', 'High Table', 3, 2, 'ths', { loot: 1, ...killCount(5, 'gunman', 4) }),
    room('G', 'Cage', 1, 3, 'bbt', { loot: 1, ...killAdjacent(4, 'gunman') }),
    room('H', 'Stage', 2, 3, 'ghsb', visitAdjacent(4)),
    room('I', 'Dressing Rooms', 3, 3, 'ght', { tall: 2, ...healthSix(4) }),
    room('J', 'Vault', 1, 4, 'htt', { loot: 2 }),
    room('K', 'Sky Lounge', 2, 4, 'ggs', BOSS),
  ],
  'AB AC AD BE CF DE DF DH EG FI GJ GH HI HK IK',
);

export const DEN_2B = den(
  'Rail Depot',
  'Two lanes with cross doors under six gunmen: see much, never stand still.',
  [
    room('A', 'Signal Gate', 1, 1, 'gg', ENTRANCE),
    room('B', 'Platform One', 2, 1, 'sb'),
    room('C', 'Ticket Hall', 3, 1, 'gtb', visitCount(6, 9)),
    room('D', 'Track Pit', 1, 2, 'ghb', hitBoss(3)),
    room('E', 'Footbridge', 2, 2, 'hss'),
    room('F', 'Tool Crib', 3, 2, 'gtt', { loot: 1, ...clearInOne(4) }),
    room('G', 'Turntable', 1, 3, 'bht', { loot: 1, ...killCount(6, 'gunman', 4) }),
    room('H', 'Engine Shed', 2, 3, 'ggb', visitAdjacent(4)),
    room('I', 'Foundry', 3, 3, 'hts', { loot: 1 }),
    room('J', 'Sleeper Car', 1, 4, 'ghs', { loot: 1 }),
    room('K', 'Dining Car', 2, 4, 'ggh', BOSS),
    room('L', 'Mail Car', 3, 4, 'bst', { loot: 1 }),
  ],
  'AB AD BC BE CF DE DG EH FI GH GJ HI HK IL JK KL',
);
