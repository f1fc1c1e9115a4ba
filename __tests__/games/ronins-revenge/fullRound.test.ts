import type { Boss } from '@/games/ronins-revenge/content/boss';
import type { HeroId } from '@/games/ronins-revenge/content/terms';
import { addCondition } from '@/games/ronins-revenge/rules/conditions';

import { at } from './battle';
import { fight, has, onTop, withKit, type Fight } from './fight';

/** The cards of the catalogue's example: first Light, second Light, Heavy, Special, Event, minion. No Vulnerabilities. */
jest.mock('@/games/ronins-revenge/content/bosses/ushikado', () => {
  const { USHIKADO } = jest.requireActual<{ USHIKADO: Boss }>('@/games/ronins-revenge/content/bosses/ushikado');
  const attacks: Boss['attacks'] = USHIKADO.attacks.map((card) => {
    const { id, name, category, border } = card;
    const frame = { id, name, category, border, move: 2 };
    if (id === 'L-1') return { ...frame, precision: 4, damage: 4, type: 'piercing', range: 1, threat: { initiative: 3 } };
    if (id === 'L-2') return { ...frame, precision: 4, damage: 4, type: 'piercing', range: 1, threat: 'keep', break: [{ arc: ['front'] }, 'support'] };
    if (id === 'S-1') return { ...frame, precision: 5, damage: 5, type: 'slashing', pattern: 'frontBlock', threat: { initiative: 4 } };
    return { ...frame, precision: 4, damage: 4, type: 'mystic', range: 1, threat: 'keep' };
  });
  const [first, ...events] = USHIKADO.events;
  const event = { id: 'E-1', slot: 2, name: 'Example', words: '', steps: [{ do: 'zoneAdd', token: 'fire', where: 'frontZone' }, { do: 'cond', name: 'empowered', who: 'boss' }] } as const;
  const minions = USHIKADO.minions.map((minion) => (minion.id === 'chainWretch' ? { ...minion, move: 3, range: 1, precision: 4, damage: 4, steps: [] } : minion));
  return { USHIKADO: { ...USHIKADO, attacks, events: first ? [event, ...events] : [event], minions, wounds: USHIKADO.wounds.map((wound) => ({ ...wound, mods: [] })), map: { ...USHIKADO.map, walls: [] } } };
});

/** Everybody without luck, no skills, weapons and armor as recommended but for Kosuke's Gambler's Iron. */
function example(): Fight {
  const bare = (['takahiro', 'sayaka', 'kensho'] as const).map((hero) => withKit(hero, { skills: [] }));
  const s = fight({ party: [...bare, withKit('kosuke', { skills: [], weapons: ['gamblersIron', 'houndfang'] })] });
  onTop(s, 'L-2', 'L-1', 'H-1', 'S-1');
  return s.change((state) => {
    const places: Readonly<Record<HeroId, number>> = { sayaka: at('A1'), kosuke: at('F8'), takahiro: at('L3'), kensho: at('L12') };
    for (const id of ['takahiro', 'sayaka', 'kosuke', 'kensho'] as const) state.heroes[id].anchor = places[id];
    state.heroes.takahiro.hp = 5;
    addCondition(state.heroes.kosuke, 'empowered');
    state.line = ['sayaka', 'kosuke', 'takahiro', 'kensho'];
    state.threat = 'sayaka';
    const [boss] = state.figures;
    if (boss) boss.facing = 1;
    state.minions = [{ minion: 'chainWretch', band: 0, hp: 8, anchor: at('L9'), side: 1, facing: 0, conditions: 0 }];
    state.frames = [{ kind: 'battle', step: 'round' }, { kind: 'round', turn: 0, step: 'turns' }, { kind: 'chooseResource', hero: 'sayaka', of: ['stamina'], n: 0, why: '' }];
  });
}

const quiet = (s: Fight): void => {
  while (!s.outcome && ['destiny', 'attackModifiers'].includes(s.prompt(0).kind)) s.play(0, s.prompt(0).kind === 'destiny' ? { kind: 'noDestiny' } : { kind: 'strike' });
};

test('EX-14 a whole round through the real engine', () => {
  const s = example();
  // A question without meaning stands before the round, which begins when it is answered.
  s.play(0, { kind: 'take', res: 'stamina' });
  const { state: start } = s;
  // 1: Stamina is full already.
  expect(start.heroes.sayaka.stamina).toBe(12);
  // 2, 3
  s.play(0, { kind: 'move', way: [at('B2'), at('C3'), at('D4'), at('E5')], facing: 1 });
  expect(s.state.heroes.sayaka.stamina).toBe(12);
  s.play(0, { kind: 'attack', weapon: 1, attack: 0, more: 0, way: [], facing: 1, targets: ['boss:0'] });
  quiet(s);
  expect(s.state.bossHp).toBe(44);
  expect(s.state.heroes.sayaka).toMatchObject({ stamina: 10, yin: 1, yang: 1, primed: { weapon: 1, type: 'slashing' } });
  expect(s.state.sequence[0]).toEqual({ card: 'L-1', broken: false });
  expect(s.state.decks.L.cards[s.state.decks.L.cards.length - 1]).toBe('L-2');
  s.play(0, { kind: 'endTurn' });
  // 4
  s.play(0, { kind: 'attack', weapon: 0, attack: 0, more: 0, way: [], facing: 3, targets: ['boss:0'] });
  quiet(s);
  expect(s.state.bossHp).toBe(20);
  expect(has(s, 'kosuke', 'empowered')).toBe(false);
  expect(s.state.sequence[1]).toEqual({ card: 'H-1', broken: false });
  s.play(0, { kind: 'endTurn' });
  // 5, 6
  s.play(0, { kind: 'move', way: [at('K4'), at('J5'), at('I6'), at('H7'), at('H8')], facing: 0 });
  expect(s.state.heroes.takahiro.stamina).toBe(8);
  s.play(0, { kind: 'rest', choice: 'A', flask: true });
  expect(s.state.heroes.takahiro).toMatchObject({ stamina: 10, hp: 15, charges: 0 });
  expect(s.state.sequence[2]).toEqual({ card: 'S-1', broken: false });
  s.play(0, { kind: 'endTurn' });
  // 7
  s.play(0, { kind: 'move', way: [at('K11'), at('J10'), at('I9'), at('H9'), at('G8')], facing: 3 });
  s.play(0, { kind: 'attack', weapon: 0, attack: 0, more: 0, way: [], facing: 3, targets: ['boss:0'] });
  quiet(s);
  while (s.prompt(0).kind === 'chooseResource') s.play(0, { kind: 'take', res: 'yin' });
  expect(s.state.bossHp).toBe(14);
  expect(s.state.heroes.kensho.stamina).toBe(7);
  expect(s.state.sequence[3]).toEqual({ card: 'L-2', broken: true });
  s.play(0, { kind: 'endTurn' });
  // 8: the Event has taken slot 2; 9: slot 1 against Sayaka
  expect(s.state.discards.H.cards).toEqual(['H-1']);
  expect(s.state.sequence[1]).toEqual({ event: 'E-1' });
  expect(s.state.figures[0]).toMatchObject({ anchor: at('F6'), facing: 0 });
  s.play(0, { kind: 'defend', dodge: 1, dice: 0, card: 'none' });
  expect(s.state.heroes.sayaka).toMatchObject({ stamina: 10, hp: 11 });
  // 10: Fire in the Zone ahead, the boss Empowered; 11: slot 3 against Takahiro, Kosuke first
  expect(s.state.zones[5]).toBe(1 << 2);
  expect(s.state.figures[0]?.facing).toBe(1);
  expect(s.state.threat).toBe('takahiro');
  s.play(0, { kind: 'takeIt' });
  expect(s.state.heroes.kosuke.hp).toBe(5);
  s.play(0, { kind: 'takeIt' });
  expect(s.state.heroes.takahiro.hp).toBe(8);
  s.play(0, { kind: 'defend', dodge: 3, dice: 0, card: 'none' });
  expect(s.state.heroes.kensho).toMatchObject({ stamina: 4, hp: 13 });
  while (s.prompt(0).kind === 'counter') s.play(0, { kind: 'pass' });
  expect(has(s, 'boss', 'empowered')).toBe(false);
  // 12: slot 4 is skipped; 13: the minion by K8 and J7 to I7, at Takahiro
  expect(s.state.threat).toBe('kensho');
  expect(s.state.minions[0]?.anchor).toBe(at('I7'));
  const steps = s.events.flatMap((event) => (event.type === 'stepped' && event.who === 'chainWretch:0' ? [event.square] : []));
  expect(steps).toEqual([at('K8'), at('J7'), at('I7')]);
  expect(s.prompt(0)).toMatchObject({ kind: 'defend' });
  s.play(0, { kind: 'takeIt' });
  // 14
  expect(s.state.line).toEqual(['kensho', 'sayaka', 'kosuke', 'takahiro']);
  expect(s.state.threat).toBe('kensho');
  expect(s.state.sequence).toEqual([null, null, null, null]);
  for (const id of ['takahiro', 'sayaka', 'kosuke', 'kensho'] as const) expect(s.state.heroes[id].primed).toBeNull();
});
