import { act, fireEvent, renderHook, screen } from '@testing-library/react-native';
import { Skia } from '@shopify/react-native-skia';

import { Brush } from '@/skia/brush';
import { dicePlan } from '@/games/dungeon-fighter/table/party/dicePlan';
import { HandOver } from '@/games/dungeon-fighter/table/party/HandOver';
import { MonsterBanner } from '@/games/dungeon-fighter/table/party/MonsterBanner';
import { noticeOf } from '@/games/dungeon-fighter/table/party/notices';
import { PartyStrip } from '@/games/dungeon-fighter/table/party/PartyStrip';
import { figureOf, heroChange, monsterChange } from '@/games/dungeon-fighter/table/party/figures';
import { StatusLine } from '@/games/dungeon-fighter/table/party/StatusLine';
import type { Telling } from '@/games/dungeon-fighter/table/useTelling';
import type { DfEvent } from '@/games/dungeon-fighter/rules/events';
import { azimuthAt } from '@/games/dungeon-fighter/table/seating';
import { edgeOf, turnTo } from '@/table/board/edges';
import { useHolder } from '@/games/dungeon-fighter/table/useHolder';
import { requirementsInForce } from '@/games/dungeon-fighter/rules/throw/inForce';
import { throwOrder } from '@/games/dungeon-fighter/preview/nextThrow';
import type { DfState } from '@/games/dungeon-fighter/rules/state';
import { turnedBack } from '@/table/board/turning';
import type { Explanation } from '@/table/contract';
import { Explain } from '@/table/explain';
import { show } from '@tests/components/shelf/show';
import { fight } from '@tests/games/dungeon-fighter/kit';
import { threeMisses } from './scene';

jest.mock('expo-audio', () => ({}));

const brush = new Brush(Skia, {});
const PLAYERS = ['Kaja', 'Noor', 'Tomasz', 'Ines', 'Bo', 'Max'].map((name) => ({ name, plays: 'person' as const }));

const strip = (s: DfState, players?: typeof PLAYERS) =>
  show(<PartyStrip view={s} telling={undefined} order={s.encounter ? throwOrder(s) : []} plan={dicePlan(s)} players={players} columns="most" still />);

const heard = (): readonly string[] => screen.UNSAFE_root.findAll((node) => typeof node.type === 'string' && node.props.role === 'listitem').map((node) => String(node.props['aria-label']));

/** What a long press on the thing of this name holds before one's eyes. */
function takeUp(title: string) {
  const explained = screen.UNSAFE_getAllByType(Explain).find(({ props }) => props.title === title)?.props as Explanation | undefined;
  if (!explained?.picture) throw new Error(`${title} has no card`);
  show(<>{explained.picture({ width: 300, height: 300 })}</>);
}

describe('the hero strip', () => {
  test('DF-31 says in words who throws now, who next, and who leads', () => {
    strip(fight({ seats: 1 }).s);
    const [torm, randolph, goldfinga] = heard();
    expect(torm).toMatch(/^Torm: 9 of 9 hit points, leader, throws now/);
    expect(randolph).toMatch(/^Randolph: 9 of 9 hit points, throws next/);
    expect(goldfinga).toMatch(/throws 3rd/);
  });

  test('names the player of every hero where several play', () => {
    strip(fight({ heroes: ['torm', 'randolph', 'ottoline', 'brunna', 'pomegrana', 'mumble'] }).s, PLAYERS);
    expect(heard().map((words) => /led by (\w+)/.exec(words)?.[1])).toEqual(['Kaja', 'Noor', 'Tomasz', 'Ines', 'Bo', 'Max']);
  });

  test('DF-58 where there is room, a portrait tells every ability by name, and a scar in its place', () => {
    strip(fight({ heroes: ['torm', 'randolph'], change: (s) => { const [first] = s.heroes; if (first) Object.assign(first, { scars: ['blue'], maxHp: 6, hp: 6 }); } }).s, PLAYERS);
    // The words of a portrait are for the eyes; the ears get its label.
    const seen = (words: string) => screen.queryByText(words, { includeHiddenElements: true });
    expect(seen('Swing twice')).toBeNull();
    fireEvent(screen.getByLabelText('The party'), 'layout', { nativeEvent: { layout: { x: 0, y: 0, width: 820, height: 80 } } });
    for (const name of ['scarred', 'Swing twice', 'Berserk', 'Metamorphosis', 'Focused damage', 'Piercing damage']) expect([name, seen(name) !== null]).toEqual([name, true]);
    expect(seen('Swing again')).toBeNull();
  });

  test('DF-58 a long press takes the hero’s card up: what each die sets off, and the scar', () => {
    strip(fight({ heroes: ['torm', 'randolph'], change: (s) => { const [first] = s.heroes; if (first) Object.assign(first, { scars: ['blue'], maxHp: 6, hp: 6 }); } }).s);
    takeUp('Torm, the Barbarian');
    for (const words of ['the Barbarian, 6 of 6 hit points', '● Scarred', '▲ Swing twice', '■ Berserk']) expect(screen.getByText(words)).toBeTruthy();
  });

  test('DF-219 tells scars, faints and who is out', () => {
    strip(fight({ seats: 1, change: (s) => {
      const [first, second, third] = s.heroes;
      if (!first || !second || !third) return;
      Object.assign(first, { scars: ['blue', 'red'], maxHp: 3, hp: 2 });
      Object.assign(second, { status: 'fainted', hp: 0 });
      Object.assign(third, { status: 'eliminated', hp: 0 });
    } }).s);
    const [torm, randolph, goldfinga] = heard();
    expect(torm).toContain('2 of 3 hit points');
    expect(torm).toContain('2 scars on blue and red');
    expect(randolph).toMatch(/^Randolph: fainted/);
    expect(goldfinga).toMatch(/^Goldfinga: eliminated/);
  });
});

describe('which die is best for whom', () => {
  test('every die in hand is planned for one hero, in the order of throws', () => {
    const { s } = fight({ seats: 1 });
    const plan = dicePlan(s);
    expect(Object.keys(plan)).toEqual(throwOrder(s));
    expect(new Set(Object.values(plan)).size).toBe(3);
  });

  test('thrown dice are no longer planned, and the scar of a colour sends its die elsewhere', () => {
    const f = fight({ seats: 1 });
    f.throws('blue', 2);
    expect(Object.values(dicePlan(f.s))).not.toContain('blue');
    const scarred = fight({ seats: 1, heroes: ['fennick', 'torm'], change: (s) => { const [first] = s.heroes; if (first) Object.assign(first, { scars: ['red', 'green'], maxHp: 3, hp: 3 }); } });
    expect(dicePlan(scarred.s).fennick).toBe('blue');
  });

  test('DF-154 a die the monster is immune to is planned for nobody', () => {
    const f = fight({ seats: 1, monster: 'inkblot' });
    const throwable = f.table.moves(0).flatMap((move) => (move.kind === 'throw' ? [move.die] : []));
    const planned = Object.values(dicePlan(f.s));
    expect(new Set(throwable).size).toBe(2);
    expect(planned).toHaveLength(2);
    expect(planned.every((die) => throwable.includes(die))).toBe(true);
  });

  test('nothing is planned when A or B is asked', () => {
    const f = fight({ seats: 1 });
    threeMisses(f);
    expect(dicePlan(f.s)).toEqual({});
  });
});

describe('the monster’s card', () => {
  const banner = (s: DfState, cost?: number, telling?: Telling) => {
    if (!s.encounter) throw new Error('no monster');
    show(<MonsterBanner brush={brush} monster={figureOf(s.encounter, telling)} telling={telling} cost={cost} demands={requirementsInForce(s, [])} still onHeight={() => undefined} />);
  };

  test('DF-174 shows every requirement in force beside the hit points', () => {
    banner(fight({ seats: 1, monster: 'cuteBear', change: (s) => { s.room = 'c'; } }).s, 1);
    expect(screen.getByLabelText(/^Cute Bear, level I: 2 of 2 hit points, a miss costs 1/)).toBeTruthy();
    expect(screen.getByLabelText('Crossbow shot')).toBeTruthy();
    expect(screen.getByLabelText('Jump shot')).toBeTruthy();
  });

  test('a long press takes the card up: its values as printed, its trick and its joke', () => {
    banner(fight({ seats: 1, monster: 'cuteBear' }).s, 1);
    takeUp('Cute Bear');
    for (const words of ['level I beast', 'miss −1', /^Throw .*\.$/, '“It knows what its eyes do to people.”']) expect(screen.getByText(words)).toBeTruthy();
  });

  test('DF-162 a throw that room and monster both demand is shown once', () => {
    banner(fight({ seats: 1, monster: 'ogreBallerina', change: (s) => { s.room = 'c'; } }).s, 1);
    expect(screen.getAllByText('Jump shot')).toHaveLength(1);
  });

  test('DF-119 says what a miss really costs', () => {
    banner(fight({ seats: 1 }).s, 0);
    expect(screen.getByText('miss free')).toBeTruthy();
  });

  test('DF-134 shows the tokens that lie on it', () => {
    banner(fight({ seats: 1, change: (s) => { if (s.encounter) s.encounter.tokens = { toad: true, tracking: true, melody: false, charm: 'torm' }; } }).s);
    for (const name of ['Toad', 'Tracked', 'Charmed']) expect(screen.getByLabelText(name)).toBeTruthy();
    expect(screen.queryByLabelText('Melody')).toBeNull();
  });
});

describe('while a move is told', () => {
  const told = (event: DfEvent): Telling => ({ event, seq: 1 });
  const hurt = told({ type: 'monsterHurt', cause: 'contact', hero: 'torm', amount: 2, hp: 0, parts: [] });
  const beaten = (s: DfState) => ({ ...s, encounter: s.encounter && { ...s.encounter, hp: 0 } });

  test('the blow is seen before the monster is down', () => {
    const { encounter } = beaten(fight({ seats: 1, monster: 'cuteBear' }).s);
    if (!encounter) throw new Error('no monster');
    expect(figureOf(encounter, hurt).beaten).toBe(false);
    expect(figureOf(encounter, told({ type: 'monsterDefeated', monster: encounter.monster, by: 'torm' })).beaten).toBe(true);
    expect(figureOf(encounter, undefined).beaten).toBe(true);
    expect(monsterChange(hurt)).toBe(-2);
    expect(monsterChange(told({ type: 'monsterHealed', amount: 1, hp: 1 }))).toBe(1);
    expect(monsterChange(undefined)).toBeUndefined();
  });

  test('what a hero loses or regains stands beside that hero only', () => {
    const wound = told({ type: 'heroHurt', hero: 'torm', cause: 'miss', amount: 3, hp: 4 });
    expect(heroChange(wound, 'torm')).toBe(-3);
    expect(heroChange(wound, 'quill')).toBeUndefined();
    expect(heroChange(told({ type: 'heroHealed', hero: 'torm', cause: 'card', amount: 1, hp: 5 }), 'torm')).toBe(1);
  });
});

test('the chest, the tower and the leader token are read out', () => {
  const { s } = fight({ seats: 1, change: (state) => { state.partyUndefeated = false; } });
  show(<StatusLine view={s} usable={0} still />);
  expect(screen.getByLabelText('2 gold in the chest')).toBeTruthy();
  expect(screen.getByLabelText('1 bonus die in the chest')).toBeTruthy();
  expect(screen.getByLabelText(/^The tower: \d of level I, /)).toBeTruthy();
  expect(screen.getByLabelText('Defeated')).toBeTruthy();
});

describe('the hand-over', () => {
  test('DF-276 names the next player and hero, shows the dice and how to throw, and hides nothing else', () => {
    const { s } = fight({ monster: 'cuteBear' });
    const onTaken = jest.fn();
    show(<HandOver brush={brush} encounter={s.encounter} name="Noor" colour="#fff" hero="randolph" throws requirements={['crossbowShot']} words="Throw." onTaken={onTaken} />);
    expect(screen.getByText('Pass to Noor')).toBeTruthy();
    expect(screen.getByText('Randolph, wizard without spectacles')).toBeTruthy();
    expect(screen.getByText('Cute Bear')).toBeTruthy();
    expect(screen.getByText('2 hit points left')).toBeTruthy();
    expect(screen.getByText(/^Crossbow shot: /)).toBeTruthy();
    expect(screen.getAllByLabelText(/ die$/)).toHaveLength(3);
    fireEvent.press(screen.getByRole('button', { name: 'Noor has it' }));
    expect(onTaken).toHaveBeenCalledTimes(1);
  });

  test('is due when somebody else is asked, once for each, and never alone or around one screen', async () => {
    const { result, rerender } = await renderHook(({ seat, seating }: { seat: number; seating: 'pass' | 'solo' | 'around' }) => useHolder(seat, seating), { initialProps: { seat: 0, seating: 'pass' } });
    expect(result.current.due).toBe(true);
    await act(async () => result.current.take());
    expect(result.current.due).toBe(false);
    await rerender({ seat: 1, seating: 'pass' });
    expect(result.current.due).toBe(true);
    await rerender({ seat: 1, seating: 'around' });
    expect(result.current.due).toBe(false);
    await rerender({ seat: 2, seating: 'solo' });
    expect(result.current.due).toBe(false);
  });
});

describe('one tablet in the middle', () => {
  test('the dice go round to the left, which is clockwise', () => {
    expect([0, 1, 2, 3].map((place) => edgeOf(4, place))).toEqual(['south', 'west', 'north', 'east']);
    expect([0, 1].map((place) => edgeOf(2, place))).toEqual(['south', 'north']);
  });

  test.each([['south', 0, 768], ['west', 90, 512], ['north', 180, 256], ['east', 270, 0]] as const)('DF-59 at the %s edge the table turns by %d and the throw comes from %d', (edge, turn, azimuth) => {
    expect([turnTo(edge), azimuthAt(edge)]).toEqual([turn, azimuth]);
  });

  test('a finger on the turned table is where it is for whoever sits there', () => {
    const room = { width: 800, height: 600 };
    // The middle of the lower side, as each edge sees it.
    expect(turnedBack({ x: 0, y: 400 }, 90, room)).toEqual({ x: 400, y: 600 });
    expect(turnedBack({ x: 400, y: 0 }, 180, room)).toEqual({ x: 400, y: 600 });
    expect(turnedBack({ x: 600, y: 400 }, 270, room)).toEqual({ x: 400, y: 600 });
  });
});

describe('one card per step', () => {
  test('DF-226 unused dice, loot, scars, fountains and treasures each have theirs', () => {
    const f = fight({ seats: 1, change: (s) => { s.floors = ['S1-dungeon', 'D1-a', 'S1-boss']; s.room = 'g'; const [, second] = s.heroes; if (second) Object.assign(second, { hp: 4 }); } });
    const titles = f.win().flatMap((event) => noticeOf(event)?.title ?? []);
    expect(titles).toEqual(['Dice to spare', 'Loot', 'The fountain']);
  });

  test('DF-45 giving in has a card that says what it costs', () => {
    const f = fight({ seats: 1 });
    threeMisses(f);
    const [notice] = f.play({ kind: 'chooseOption', option: 'B' }).flatMap((event) => noticeOf(event) ?? []);
    expect(notice).toMatchObject({ title: 'Everybody suffers', words: 'Each standing hero loses 1. The three hero dice come back.' });
  });

  test('what is bought is no step of its own', () => {
    expect(noticeOf({ type: 'bonusDiceGained', amount: 1, why: 'shop' })).toBeUndefined();
    expect(noticeOf({ type: 'goldChanged', amount: -2, reason: 'card', gold: 3 })).toBeUndefined();
  });
});
