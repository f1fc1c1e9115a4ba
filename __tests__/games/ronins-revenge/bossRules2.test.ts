import { squareName } from '@/engine/parts/grid/squares';
import { FIELD, type AttackCardId, type HeroId, type MinionId, type SquareName } from '@/games/ronins-revenge/content/terms';
import type { AttackCard } from '@/games/ronins-revenge/content/boss';
import { nearDollOf } from '@/games/ronins-revenge/rules/boss/bosses/doll';
import { areWelded, isBetweenBrothers } from '@/games/ronins-revenge/rules/boss/bosses/forge';
import { guardOf } from '@/games/ronins-revenge/rules/boss/bosses/duel';
import { chorusOf } from '@/games/ronins-revenge/rules/boss/bosses/wanderer';
import { isOnFrontSide, sideOf } from '@/games/ronins-revenge/rules/boss/bosses/souls';
import { askFare } from '@/games/ronins-revenge/rules/boss/bosses/fare';
import { isSafe } from '@/games/ronins-revenge/rules/boss/bosses/night';
import { partsOfBreak } from '@/games/ronins-revenge/rules/boss/breaks';
import { attackCard } from '@/games/ronins-revenge/rules/boss/mods';
import { actorsFor } from '@/games/ronins-revenge/rules/boss/plan';
import { readCard } from '@/games/ronins-revenge/rules/boss/reading';
import { bossRules } from '@/games/ronins-revenge/rules/boss/rules';
import { hurtBoss } from '@/games/ronins-revenge/rules/boss/wounds';
import { ownsDeck } from '@/games/ronins-revenge/rules/boss/owners';
import { takeBossCard } from '@/games/ronins-revenge/rules/boss/sequence';
import { hasCondition } from '@/games/ronins-revenge/rules/conditions';
import { freeSquares } from '@/games/ronins-revenge/rules/field/ground';
import { hasToken, addToken, zoneNamed } from '@/games/ronins-revenge/rules/field/zones';
import { declared } from '@/games/ronins-revenge/rules/hero/attack/attack';
import { takeSnapshot } from '@/games/ronins-revenge/rules/hero/attack/snapshot';
import type { FigureRef, TargetRef } from '@/games/ronins-revenge/rules/refs';
import type { AttackBody } from '@/games/ronins-revenge/rules/frames';
import { battleDecisions } from '@/games/ronins-revenge/rules/decisions';
import type { BattleFrame, BattleState } from '@/games/ronins-revenge/rules/state';
import type { Step } from '@/games/ronins-revenge/content/effects';
import type { Play } from '@/games/ronins-revenge/rules/world';
import { Random, makeStream } from '@/engine/random';

import { boss, placeMinion, placeObject } from './battle';
import { at, field, playCard, reachOf, rig, type Rig } from './rig';

const name = (square: number): string => squareName(FIELD, square);
const where = (state: BattleState, hero: HeroId): string => name(state.heroes[hero].anchor);
const event = (on: Rig, id: `E-${number}`, stop?: string): void => {
  on.state.sequence[0] = { event: id };
  on.run({ kind: 'slot', slot: 0, hauled: false, lostBy: null }, stop);
};
const lines = (by: 'boss:0' | 'boss:1' | HeroId, ...steps: Step[]): BattleFrame => ({ kind: 'lines', by, why: 'test', steps, at: 0, same: null, zone: null, aimed: false, crossed: [] });
const endOfRound = (step: 'endFirst' | 'endLast'): BattleFrame => ({ kind: 'round', turn: 4, step });

function does(state: BattleState, what: (run: Play) => void): void {
  const random = new Random(makeStream('does'));
  battleDecisions.begin(state, { random, stream: () => random, emit: () => undefined }, what);
}

const cardWith = (state: BattleState, fits: (card: AttackCard) => boolean): AttackCardId => {
  const found = (['L', 'H', 'S'] as const).flatMap((letter) => [1, 2, 3, 4, 5, 6, 7].map((n) => attackCard(state, `${letter}-${n}`))).find(fits);
  if (!found) throw new Error('no such card');
  return found.id;
};

/** A Comrade's attack, aimed and fixed. */
function aimedAttack(state: BattleState, by: HeroId, pad: 'light' | 'heavy', type: 'slashing' | 'piercing' | 'crushing' | 'mystic', targets: TargetRef[]): AttackBody {
  const attack = declared(state, by, { pad, type }, { more: 0, way: [], facing: 0, targets }, { as: 'main', free: false });
  attack.snapshot = takeSnapshot(state, attack, targets);
  return attack;
}

describe('Lady Kugi', () => {
  const dolls = (bossAt: SquareName, heroes: Partial<Record<HeroId, SquareName>>, at4: Partial<Record<HeroId, SquareName | HeroId>>): BattleState => {
    const state = field('kugi', bossAt, heroes);
    if (state.extra.dolls) state.extra.dolls.dolls = Object.entries(at4).map(([of, place]) => ({ of: of as HeroId, hp: 10, at: place.length <= 3 ? at(place as SquareName) : (place as HeroId) }));
    return state;
  };

  test('RR-560 a lying doll bars its square, a carried one does not', () => {
    const state = dolls('A12', { sayaka: 'E4' }, { takahiro: 'D3' });
    expect(freeSquares(state)[at('D3')]).toBe(0);
    const [doll] = state.extra.dolls?.dolls ?? [];
    if (doll) doll.at = 'sayaka';
    expect(freeSquares(state)[at('D3')]).toBe(1);
  });

  test('RR-561 taking costs 1, putting down nothing; whoever carries is slower', () => {
    const state = dolls('A12', { kensho: 'F10' }, { kensho: 'G10' });
    const [take] = bossRules(state).actions?.(state, 'kensho') ?? [];
    expect(take?.id).toBe('takeDoll');
    const before = state.heroes.kensho.hp;
    does(state, (run) => take && bossRules(state).act?.(run, 'kensho', take));
    expect([before - state.heroes.kensho.hp, bossRules(state).movement?.(state, 'kensho'), bossRules(state).actions?.(state, 'kensho').every(({ id }) => id === 'putDoll')]).toEqual([1, -1, true]);
  });

  test('RR-562 half of the damage goes to the hero of the near doll, at most what the doll has', () => {
    const state = dolls('D6', { kosuke: 'D7', takahiro: 'L1' }, { takahiro: 'D3' });
    const attack = aimedAttack(state, 'kosuke', 'heavy', 'slashing', ['boss:0']);
    attack.dealt = 24;
    const before = state.heroes.takahiro.hp;
    does(state, (run) => bossRules(state).attackLanded?.(run, attack));
    expect([before - state.heroes.takahiro.hp, state.extra.dolls?.dolls]).toEqual([10, []]);
  });

  test('RR-563 the nearest doll counts, even if it does not mirror', () => {
    const state = dolls('F6', {}, { kosuke: 'F4', sayaka: 'D9' });
    placeObject(state, 'pillar', 'F5');
    expect(nearDollOf(state)?.of).toBe('kosuke');
    expect(bossRules(state).note?.(state, boss(state), aimedAttack(state, 'kensho', 'light', 'crushing', ['boss:0']))).toBe('');
    state.wound = 1;
    expect(bossRules(state).note?.(state, boss(state), aimedAttack(state, 'kensho', 'light', 'crushing', ['boss:0']))).toBe('kosuke>kosuke');
  });

  test('RR-564 a struck doll passes half of its loss on', () => {
    const state = dolls('A12', {}, { kensho: 'G10' });
    const before = state.heroes.kensho.hp;
    does(state, (run) => bossRules(state).strikeThing?.(run, at('G10'), 8, aimedAttack(state, 'takahiro', 'light', 'slashing', [])));
    expect([state.extra.dolls?.dolls[0]?.hp, before - state.heroes.kensho.hp]).toEqual([2, 4]);
  });

  test('RR-565 with fewer than two dolls one is nailed for the next who has none', () => {
    const state = dolls('A12', {}, { sayaka: 'D10' });
    state.line = ['kosuke', 'sayaka', 'kensho', 'takahiro'];
    state.threat = 'sayaka';
    state.wound = 2;
    does(state, (run) => bossRules(state).roundBegins?.(run));
    expect(state.extra.dolls?.dolls.map(({ of, at: square }) => [of, square])).toEqual([['sayaka', at('D10')], ['kensho', at('G10')]]);
  });

  test('RR-566 a blow through a doll strikes its hero wherever it stands', () => {
    const state = dolls('F6', { kensho: 'K4' }, { kensho: 'G10' });
    const on = rig(state);
    playCard(on, cardWith(state, ({ target }) => target === 'nearDoll'));
    expect(on.happened('strikeBegan').map(({ target }) => target)).toEqual(['kensho']);
  });

  test('RR-567 dolls are drawn toward her and stop beside her', () => {
    const state = dolls('D6', {}, { takahiro: 'D3', sayaka: 'D10' });
    event(rig(state), 'E-1');
    expect(state.extra.dolls?.dolls.map(({ at: square }) => square)).toEqual([at('D5'), at('D8')]);
  });

  test('RR-568 the Nameless Doll is bound to whoever holds Threat', () => {
    const state = dolls('D8', {}, {});
    state.extra.dolls?.dolls.push({ of: 'nameless', hp: 10, at: at('E9') });
    state.threat = 'kensho';
    expect(bossRules(state).nearDoll?.(state)?.target).toBe('kensho');
    state.threat = 'kosuke';
    expect(bossRules(state).nearDoll?.(state)?.target).toBe('kosuke');
  });

  test('RR-569 whoever falls drops its doll on the nearest free square', () => {
    const state = dolls('A12', { sayaka: 'E4' }, { takahiro: 'sayaka' });
    state.heroes.sayaka.hp = 1;
    rig(state).run(lines('boss:0', { do: 'loseHp', n: 3, who: 'heroes' }));
    expect(typeof state.extra.dolls?.dolls[0]?.at).toBe('number');
  });
});

describe('Aka and Ao', () => {
  const brothers = (aka: SquareName, ao: SquareName, heroes: Partial<Record<HeroId, SquareName>> = {}): BattleState => {
    const state = field('akaAo', aka, heroes);
    if (state.figures[1]) state.figures[1].anchor = at(ao);
    return state;
  };

  test('RR-570 damage to either goes to the one bar', () => {
    const state = brothers('C5', 'D8');
    does(state, (run) => { hurtBoss(run, 'boss:0', 8, { why: 'effect' }); hurtBoss(run, 'boss:1', 10, { why: 'effect' }); });
    expect(state.bossHp).toBe(32);
  });

  test('RR-571 the owner plays the card; of two the one nearer to the holder of Threat, Aka if equal', () => {
    const state = brothers('C3', 'C9', { kosuke: 'G8' });
    state.threat = 'kosuke';
    expect((['L', 'H', 'S'] as const).map((category) => actorsFor(state, category).map(({ start }) => start))).toEqual([[0], [1], [1]]);
    state.heroes.kosuke.anchor = at('G7');
    expect(actorsFor(state, 'H').map(({ start }) => start)).toEqual([0]);
  });

  test('RR-572 RR-577 only an owner is Vulnerable to the open card; W-2 swaps the owners', () => {
    const state = brothers('C3', 'C9');
    expect(state.figures.map((figure) => ownsDeck(state, figure, 'L'))).toEqual([true, false]);
    state.wound = 1;
    expect(state.figures.map((figure) => ownsDeck(state, figure, 'L'))).toEqual([false, true]);
  });

  test('RR-573 both who flank must stand beside the same brother', () => {
    const state = brothers('C3', 'C9', { sayaka: 'B3', kosuke: 'E4' });
    expect(partsOfBreak(state, attackCard(state, 'H-1'), 'sayaka', 'piercing').map(({ met }) => met)).toEqual([true, true]);
    state.heroes.kosuke.anchor = at('E9');
    expect(partsOfBreak(state, attackCard(state, 'H-1'), 'sayaka', 'piercing').map(({ met }) => met)).toEqual([false, true]);
  });

  test('RR-574 a brother whom no hero has hurt this round is Empowered', () => {
    const state = brothers('C3', 'C9');
    does(state, (run) => hurtBoss(run, 'boss:0', 1, { why: 'attack', credit: 'kosuke' }));
    rig(state).run(endOfRound('endFirst'));
    expect(state.figures.map((figure) => hasCondition(figure, 'empowered'))).toEqual([false, true]);
  });

  test('RR-575 between hammer and anvil', () => {
    // Two squares from the brother who does not act are not between them.
    const state = brothers('C5', 'D8', { kensho: 'E7', kosuke: 'E6', sayaka: 'B4' });
    expect((['kensho', 'kosuke', 'sayaka'] as const).map((hero) => isBetweenBrothers(state, 'boss:0', hero))).toEqual([true, false, false]);
    expect(isBetweenBrothers(state, 'boss:1', 'kosuke')).toBe(true);
  });

  test('RR-576 the other brother closes up, north before south', () => {
    const state = brothers('E5', 'C9');
    rig(state).run(lines('boss:0', { do: 'custom', id: 'brotherCloses', n: 4 }));
    expect(name(state.figures[1]?.anchor ?? 0)).toBe('C7');
  });

  test('RR-577 close together under W-3 they shield each other', () => {
    const state = brothers('E5', 'D9');
    state.wound = 2;
    expect(areWelded(state)).toBe(false);
    if (state.figures[1]) state.figures[1].anchor = at('C7');
    expect(areWelded(state)).toBe(true);
  });

  test('RR-578 with one brother the swap is a Basic Attack', () => {
    const state = brothers('E5', 'C9', { kosuke: 'G5' });
    state.figures = state.figures.slice(0, 1);
    const on = rig(state);
    event(on, 'E-2');
    expect(on.happened('strikeBegan').map(({ name: strike }) => strike)).toEqual(['Bare Iron Fist']);
  });

  test('RR-579 a trough cools the brothers in [2]', () => {
    const state = brothers('F2', 'A11', { sayaka: 'J3' });
    placeObject(state, 'trough', 'I2');
    does(state, (run) => bossRules(state).bossHurt?.(run, undefined, 0, { why: 'effect' }, 0));
    const [quench] = bossRules(state).actions?.(state, 'sayaka') ?? [];
    does(state, (run) => quench && bossRules(state).act?.(run, 'sayaka', quench));
    expect([state.figures.map((figure) => hasCondition(figure, 'slowed')), state.objects]).toEqual([[true, false], []]);
  });
});

describe('Gasha-O', () => {
  test('RR-580 it never turns to a target; only a card turns it', () => {
    const state = field('gashaO', 'C5');
    rig(state).run(lines('boss:0', { do: 'custom', id: 'turnBoss', n: 1 }));
    expect(boss(state).facing).toBe(3);
    state.sequence[0] = { card: 'L-1', broken: false };
    expect(readCard(state, 0)?.fixed).toBe(true);
  });

  test('RR-581 a whole limb halves what it resists; a broken one nothing', () => {
    const state = field('gashaO', 'C5', { sayaka: 'D4' });
    state.wound = 1;
    const struck = (): number => aimedAttack(state, 'sayaka', 'light', 'piercing', ['boss:0']).targets[0]?.weak ?? 9;
    state.decks.L = { cards: [cardWith(state, ({ category, vulnerable }) => category === 'L' && vulnerable !== 'piercing')], known: [0] };
    expect(struck()).toBe(-1);
    state.extra.body?.broken.push('reapingArm');
    expect(struck()).toBe(0);
  });

  test('RR-582 in a corner the player chooses the side', () => {
    const state = field('gashaO', 'C5', { kensho: 'F4' });
    const on = rig(state);
    on.run({ kind: 'heroTurn', hero: 'kensho', moved: false, acted: false, walked: false, sheltered: false }, 'turn');
    on.answer({ kind: 'padAttack', pad: 'light', type: 'crushing', way: [], facing: 0, targets: ['boss:0'] }, 'chooseSide');
    expect(on.asked()).toBe('chooseSide');
  });

  test('RR-583 a limb needs its target in its own arc; otherwise another hero is struck', () => {
    const state = field('gashaO', 'C5', { sayaka: 'B6', takahiro: 'F5', kosuke: 'L1', kensho: 'L2' });
    state.threat = 'sayaka';
    const on = rig(state);
    playCard(on, cardWith(state, (card) => card.limb === 'jaw' && reachOf(card).range === 1 && card.category === 'L'));
    expect(on.happened('strikeBegan').map(({ target }) => target)).toEqual(['takahiro']);
  });

  test('RR-584 a cube taken through a whole limb breaks it: its cards turn down and leave the decks', () => {
    const state = field('gashaO', 'C5', { kosuke: 'D4' });
    const own = state.decks.H.cards.find((card) => card !== '?' && attackCard(state, card).limb === 'reapingArm');
    if (!own || own === '?') throw new Error('no such card');
    state.sequence[0] = { card: own, broken: false };
    state.decks.H.cards = state.decks.H.cards.filter((card) => card !== own);
    state.decks.H.known.pop();
    const attack = aimedAttack(state, 'kosuke', 'heavy', 'slashing', ['boss:0']);
    attack.cubesRemoved = 1;
    does(state, (run) => bossRules(state).attackOver?.(run, attack));
    expect([state.extra.body?.broken, state.sequence[0], state.extra.body?.aside.length, hasToken(state, zoneNamed('Z22'), 'bones')]).toEqual([['reapingArm'], { card: own, broken: true }, 2, true]);
  });

  test('RR-585 a deck that has run out gives no card', () => {
    const state = field('gashaO', 'C5');
    state.decks.L = { cards: [], known: [] };
    does(state, (run) => takeBossCard(run, 'L', 'kosuke', null));
    expect(state.sequence[0]).toBeNull();
  });

  test('RR-586 under Locked Joints both limbs of a corner resist', () => {
    const state = field('gashaO', 'C5', { sayaka: 'F4' });
    state.decks.L = { cards: [cardWith(state, ({ category, vulnerable }) => category === 'L' && vulnerable !== 'slashing')], known: [0] };
    expect(aimedAttack(state, 'sayaka', 'light', 'slashing', ['boss:0']).targets[0]?.weak).toBe(-1);
    state.heroes.sayaka.anchor = at('F5');
    expect(aimedAttack(state, 'sayaka', 'light', 'slashing', ['boss:0']).targets[0]?.weak).toBe(0);
  });

  test('RR-587 under W-2 a Pilgrim beside an open side mends it', () => {
    const state = field('gashaO', 'C5', {}, 3);
    state.wound = 1;
    state.extra.body?.broken.push('reapingArm');
    Object.assign(placeMinion(state, 'B4'), { minion: 'bonePilgrim', hp: 9 });
    rig(state).run(endOfRound('endFirst'));
    expect([state.extra.body?.broken, state.minions]).toEqual([[], []]);
  });

  test('RR-588 under W-3 whoever is near and in no arc of a whole limb loses 3', () => {
    const state = field('gashaO', 'F5', { takahiro: 'G8', sayaka: 'E8', kosuke: 'G2' }, 1);
    state.wound = 2;
    state.extra.body?.broken.push('jaw', 'train');
    const before = (['takahiro', 'sayaka', 'kosuke'] as const).map((id) => state.heroes[id].hp);
    state.sequence = [0, 1, 2, 3].map(() => ({ card: 'L-1' as const, broken: true }));
    rig(state).run({ kind: 'bossPhase', slot: 0 });
    expect((['takahiro', 'sayaka', 'kosuke'] as const).map((id, i) => (before[i] ?? 0) - state.heroes[id].hp)).toEqual([3, 0, 0]);
  });

  test('RR-589 with the hammer Crushing meets no resistance', () => {
    const state = field('gashaO', 'C5', { kensho: 'B6' });
    state.decks.L = { cards: [cardWith(state, ({ category, vulnerable }) => category === 'L' && vulnerable !== 'crushing')], known: [0] };
    expect(aimedAttack(state, 'kensho', 'light', 'crushing', ['boss:0']).targets[0]?.weak).toBe(-1);
    if (state.extra.body) state.extra.body.hammer = true;
    expect(aimedAttack(state, 'kensho', 'light', 'crushing', ['boss:0']).targets[0]?.weak).toBe(0);
  });
});

describe('Suzaku Harunobu', () => {
  const duel = (heroes: Partial<Record<HeroId, SquareName>>, list: ('slashing' | 'piercing' | 'crushing' | 'mystic')[]): BattleState => {
    const state = field('harunobu', 'D6', heroes);
    if (state.extra.duel) state.extra.duel.list = list;
    return state;
  };
  const padAttack = (on: Rig, hero: HeroId, type: 'slashing' | 'piercing' | 'crushing', facing = 0): void => {
    on.run({ kind: 'heroTurn', hero, moved: false, acted: false, walked: false, sheltered: false }, 'turn');
    on.answer({ kind: 'padAttack', pad: 'light', type, way: [], facing, targets: ['boss:0'] });
  };

  test('RR-590 what he struck with is at the head of his Guard', () => {
    const state = duel({ kosuke: 'E6' }, ['slashing', 'mystic']);
    state.threat = 'kosuke';
    const card = cardWith(state, (each) => each.noAttack === undefined && each.type === 'piercing' && each.range === 1 && each.target === undefined);
    playCard(rig(state), card);
    expect([state.extra.duel?.list, guardOf(state)]).toEqual([['piercing', 'slashing', 'mystic'], ['piercing']]);
  });

  test('RR-591 RR-592 an attack of his Guard is answered once a round, and Threat goes to whom he struck', () => {
    const state = duel({ takahiro: 'E6', kosuke: 'E5', sayaka: 'L1', kensho: 'L2' }, ['slashing', 'mystic']);
    const on = rig(state);
    padAttack(on, 'takahiro', 'slashing');
    expect([on.happened('strikeBegan').map(({ name: strike, target }) => [strike, target]), state.threat]).toEqual([[['Answering Cut', 'takahiro']], 'takahiro']);
    padAttack(on, 'kosuke', 'slashing');
    expect(on.happened('strikeBegan').length).toBe(1);
  });

  test('RR-591 a type he does not guard is not answered; unspent steel then sharpens his first attack', () => {
    const state = duel({ sayaka: 'E6' }, ['slashing']);
    const on = rig(state);
    padAttack(on, 'sayaka', 'piercing');
    does(state, (run) => bossRules(state).heroTurnsOver?.(run));
    expect([on.happened('strikeBegan').length, state.extra.duel?.unspent]).toEqual([0, true]);
  });

  test('RR-591 an unanswered round: Formal Cut has 11, 2 less by the Wound card, 2 more by unspent steel', () => {
    const state = duel({ sayaka: 'E6' }, ['slashing']);
    state.threat = 'sayaka';
    if (state.extra.duel) state.extra.duel.unspent = true;
    const on = rig(state);
    playCard(on, cardWith(state, ({ name: card }) => card === 'Formal Cut'));
    const [blow] = on.happened('heroStruck');
    expect(blow?.lines.filter(({ why }) => why !== 'Armor').map(({ after }) => after).pop()).toBe(11);
  });

  test('RR-593 an Answer changes no Guard, also when it is to the second of two types that he guards', () => {
    const state = duel({ takahiro: 'E6' }, ['mystic', 'slashing', 'piercing']);
    state.wound = 1;
    const on = rig(state);
    padAttack(on, 'takahiro', 'slashing');
    expect([on.happened('strikeBegan').map(({ name: strike }) => strike), state.extra.duel?.list]).toEqual([['Answering Cut'], ['mystic', 'slashing', 'piercing']]);
  });

  test('RR-594 the first attack of the round hits a Bannerman beside him instead', () => {
    const state = duel({ sayaka: 'C7' }, ['crushing']);
    for (const square of ['D5', 'D7'] as const) Object.assign(placeMinion(state, square), { minion: 'suzakuBannerman', hp: 10 });
    const on = rig(state);
    padAttack(on, 'sayaka', 'piercing', 2);
    expect([state.bossHp, on.happened('struck').map(({ target }) => target)]).toEqual([50, ['suzakuBannerman:0']]);
  });

  test('RR-595 a Bannerman comes back beside him and strikes whom it reaches', () => {
    const state = duel({ kosuke: 'H6' }, ['slashing']);
    boss(state, 'G6');
    Object.assign(placeMinion(state, 'D5'), { minion: 'suzakuBannerman', hp: 10 });
    const on = rig(state);
    on.run({ kind: 'minionPhase', done: [] });
    expect([name(state.minions[0]?.anchor ?? 0), on.happened('strikeBegan').map(({ target }) => target)]).toEqual(['F5', ['kosuke']]);
  });

  test('RR-596 under W-2 he guards two types', () => {
    const state = duel({}, ['crushing', 'piercing', 'slashing']);
    expect(guardOf(state)).toEqual(['crushing']);
    state.wound = 1;
    expect(guardOf(state)).toEqual(['crushing', 'piercing']);
  });

  test('RR-597 under W-3 the Bannermen leave for good', () => {
    const state = duel({}, ['slashing']);
    Object.assign(placeMinion(state, 'D5'), { minion: 'suzakuBannerman', hp: 10 });
    const on = rig(state);
    on.run(lines('boss:0', { do: 'custom', id: 'bannermenLeave' }, { do: 'spawn', minion: 'suzakuBannerman', n: 1, where: 'adjacentToBoss', max: 3 }));
    expect(state.minions).toEqual([]);
  });

  test('RR-598 Village Bannermen take their squares', () => {
    const state = duel({}, ['slashing']);
    if (state.extra.duel) state.extra.duel.village = [at('K5')];
    expect(freeSquares(state)[at('K5')]).toBe(0);
  });

  test('RR-599 he reads the cubes on the table', () => {
    const state = duel({}, ['mystic']);
    state.heroes.takahiro.primed = { weapon: 0, type: 'slashing' };
    state.heroes.kosuke.primed = { weapon: 0, type: 'slashing' };
    state.heroes.sayaka.primed = { weapon: 0, type: 'piercing' };
    event(rig(state), 'E-3');
    expect(guardOf(state)).toEqual(['slashing']);
  });
});

describe('The Fifth Wanderer', () => {
  const echo = (heroes: Partial<Record<HeroId, SquareName>>): BattleState => field('fifthWanderer', 'E6', heroes);
  const written = (state: BattleState): AttackCardId => cardWith(state, (card) => card.echo?.includes('type') === true && card.echo.includes('reach') && card.category === 'L');

  test('RR-601 RR-602 a card takes type and reach from the attack that pulls it', () => {
    const state = echo({ kosuke: 'G6' });
    const card = written(state);
    state.decks.L = { cards: [card], known: [0] };
    const attack = aimedAttack(state, 'kosuke', 'light', 'crushing', ['boss:0']);
    does(state, (run) => takeBossCard(run, 'L', 'kosuke', attack));
    expect(state.sequence[0]).toEqual({ card, broken: false, written: { by: 'kosuke', type: 'crushing', reach: { range: 1 } } });
    expect(readCard(state, 0)?.values.type).toBe('crushing');
  });

  test('RR-603 an Ink Shade beside the attacker blots the writing', () => {
    const state = echo({ kosuke: 'H4' });
    Object.assign(placeMinion(state, 'H3'), { minion: 'inkShade', hp: 3 });
    const attack = aimedAttack(state, 'kosuke', 'light', 'crushing', ['boss:0']);
    does(state, (run) => bossRules(state).aimed?.(run, attack));
    expect(bossRules(state).written?.(state, attackCard(state, written(state)), attack)).toBeUndefined();
  });

  test('RR-604 a written card is aimed at the holder of Threat, its writer, or the hero after it', () => {
    const state = echo({});
    state.line = ['kensho', 'sayaka', 'kosuke', 'takahiro'];
    state.threat = 'kensho';
    state.heroes.kosuke.hp = 0;
    state.sequence[0] = { card: written(state), broken: false, written: { by: 'sayaka', type: 'piercing' } };
    const targets = [0, 1, 2].map((wound) => {
      state.wound = wound;
      return readCard(state, 0)?.target;
    });
    expect(targets).toEqual(['kensho', 'sayaka', 'takahiro']);
  });

  test('RR-605 a Chorus of lower slots with the same type, under W-3 with another', () => {
    const state = echo({ kosuke: 'G6' });
    const card = written(state);
    const slot = (type: 'slashing' | 'piercing', broken = false): BattleState['sequence'][number] => ({ card, broken, written: { by: 'kosuke', type } });
    state.sequence = [slot('slashing'), slot('slashing', true), slot('piercing'), slot('slashing')];
    const chorus = (wound: number): number => {
      const reading = readCard(state, 3);
      if (!reading) return -1;
      return chorusOf(state, { ...({} as Parameters<typeof chorusOf>[1]), from: reading.from, values: reading.values, wound });
    };
    expect([chorus(0), chorus(2)]).toEqual([2, 2]);
    state.sequence[2] = slot('slashing');
    expect([chorus(0), chorus(2)]).toEqual([4, 0]);
  });

  test('RR-606 writing is gone when the card leaves the Sequence', () => {
    const state = echo({});
    const card = written(state);
    state.sequence[0] = { card, broken: false, written: { by: 'kosuke', type: 'slashing' } };
    rig(state).run({ kind: 'round', turn: 4, step: 'clear' });
    expect([state.discards.L.cards.includes(card), state.sequence.every((slot) => slot === null || !('written' in slot))]).toEqual([true, true]);
  });

  test('RR-607 Show Me Again strikes with the lowest unbroken written card', () => {
    const state = echo({ kosuke: 'G6' });
    state.threat = 'kosuke';
    state.sequence[2] = { card: written(state), broken: false, written: { by: 'sayaka', type: 'mystic', reach: { range: 2 } } };
    const on = rig(state);
    event(on, 'E-3');
    expect(on.happened('strikeBegan').map(({ name: strike, damageType }) => [strike, damageType])).toEqual([['Show Me Again', 'mystic']]);
  });

  test('RR-608 without the Splinter nobody is asked for a type, nor with it where nothing is written', () => {
    const asked = (items: 'mirrorSplinter'[], card: (state: BattleState) => AttackCardId): boolean => {
      const state = echo({ kensho: 'G6' });
      state.partyItems = items;
      state.decks.L = { cards: [card(state)], known: [0] };
      const on = rig(state);
      on.run({ kind: 'heroTurn', hero: 'kensho', moved: false, acted: false, walked: false, sheltered: false }, 'turn');
      on.answer({ kind: 'padAttack', pad: 'light', type: 'crushing', way: [], facing: 0, targets: ['boss:0'] }, 'chooseWriting');
      return on.asked() === 'chooseWriting';
    };
    const plain = (state: BattleState): AttackCardId => cardWith(state, (card) => card.echo === undefined && card.category === 'L');
    expect([asked([], written), asked(['mirrorSplinter'], plain), asked(['mirrorSplinter'], written)]).toEqual([false, false, true]);
  });

  test('RR-608 the Splinter lets the writer choose the type', () => {
    const state = echo({ kensho: 'G6' });
    state.partyItems = ['mirrorSplinter'];
    const card = written(state);
    state.decks.L = { cards: [card], known: [0] };
    const on = rig(state);
    on.run({ kind: 'heroTurn', hero: 'kensho', moved: false, acted: false, walked: false, sheltered: false }, 'turn');
    on.answer({ kind: 'padAttack', pad: 'light', type: 'crushing', way: [], facing: 0, targets: ['boss:0'] }, 'chooseWriting');
    on.answer({ kind: 'writeType', type: 'piercing', splinter: true });
    expect([state.sequence[0] && 'written' in state.sequence[0] ? state.sequence[0].written?.type : '', state.partyItems]).toEqual(['piercing', []]);
  });
});

describe('The Caged Dawn', () => {
  test('RR-610 the middle of the base cuts the map in two', () => {
    const state = field('cagedDawn', 'F6', { takahiro: 'G8', sayaka: 'F8' });
    expect([isOnFrontSide(boss(state), at('G8')), isOnFrontSide(boss(state), at('F8'))]).toEqual([true, false]);
    boss(state).facing = 1;
    expect([isOnFrontSide(boss(state), at('A7')), isOnFrontSide(boss(state), at('A6'))]).toEqual([true, false]);
  });

  test('RR-611 the struck soul first, half of the rest from the other, then the next bar', () => {
    const state = field('cagedDawn', 'F6', { takahiro: 'H6', kosuke: 'E6' });
    if (state.extra.souls) Object.assign(state.extra.souls, { night: 8, dawn: 25 });
    state.bossHp = 33;
    const strike = (by: HeroId, n: number): void => {
      const attack = aimedAttack(state, by, 'light', 'slashing', ['boss:0']);
      state.frames.push({ kind: 'attack', ...attack });
      does(state, (run) => {
        hurtBoss(run, 'boss:0', n, { why: 'attack', credit: by });
        run.clear();
      });
    };
    strike('takahiro', 20);
    expect([state.extra.souls?.night, state.extra.souls?.dawn]).toEqual([0, 19]);
    strike('kosuke', 30);
    expect([state.extra.souls?.night, state.extra.souls?.dawn, state.cubes[0]]).toEqual([25, 14, 4]);
  });

  test('RR-612 only the Vulnerability of the struck soul counts', () => {
    const state = field('cagedDawn', 'F6', { sayaka: 'E7' });
    const card = attackCard(state, cardWith(state, ({ vulnerable, dawnVulnerable }) => vulnerable !== undefined && dawnVulnerable !== undefined && vulnerable !== dawnVulnerable));
    const attack = aimedAttack(state, 'sayaka', 'light', 'piercing', ['boss:0']);
    expect(bossRules(state).vulnerability?.(state, card, boss(state), attack)).toBe(card.dawnVulnerable);
    state.heroes.sayaka.anchor = at('H7');
    expect(bossRules(state).vulnerability?.(state, card, boss(state), attack)).toBe(card.vulnerable);
  });

  test('RR-613 RR-614 a silent soul strikes weakly and without lines; the soul of the rear half strikes to the rear', () => {
    const state = field('cagedDawn', 'F6', { kensho: 'H6' });
    const night = cardWith(state, (card) => card.soul === 'night' && card.noAttack === undefined);
    const dawn = cardWith(state, (card) => card.soul === 'dawn' && card.noAttack === undefined);
    state.sequence = [{ card: night, broken: false }, { card: dawn, broken: false }, null, null];
    if (state.extra.souls) state.extra.souls.night = 0;
    expect([readCard(state, 0)?.silent, readCard(state, 0)?.rearward, readCard(state, 1)?.silent, readCard(state, 1)?.rearward]).toEqual([true, undefined, undefined, true]);
  });

  test('RR-615 a swap changes sides, not HP', () => {
    const state = field('cagedDawn', 'F6', { sayaka: 'E6' });
    expect(sideOf(state, 'sayaka')).toBe('dawn');
    rig(state).run(lines('boss:0', { do: 'custom', id: 'swapSouls' }));
    expect([sideOf(state, 'sayaka'), state.extra.souls?.night]).toEqual(['night', 25]);
  });

  test('RR-616 heat and cold at the end of the round; under W-3 a silent soul is lit again, then they swap', () => {
    const state = field('cagedDawn', 'F6', { takahiro: 'H6', kensho: 'K6' });
    state.wound = 1;
    if (state.extra.souls) state.extra.souls.front = 'dawn';
    const before = state.heroes.takahiro.hp;
    rig(state).run(endOfRound('endFirst'));
    expect(before - state.heroes.takahiro.hp).toBe(2);
    const late = field('cagedDawn', 'F6');
    late.wound = 2;
    if (late.extra.souls) Object.assign(late.extra.souls, { night: 0, dawn: 7 });
    late.bossHp = 7;
    rig(late).run(endOfRound('endLast'));
    expect([late.extra.souls?.night, late.extra.souls?.dawn, late.extra.souls?.front]).toEqual([10, 7, 'dawn']);
  });

  test('RR-617 the Bent Key turns a blow to the other soul', () => {
    const state = field('cagedDawn', 'F6', { kosuke: 'H6' });
    rig(state).run(lines('kosuke', { do: 'custom', id: 'bentKey' }));
    expect(aimedAttack(state, 'kosuke', 'light', 'slashing', ['boss:0']).targets[0]?.note).toBe('dawn');
  });

  test('RR-618 RR-619 the Speaker may swap the souls once', () => {
    const state = field('cagedDawn', 'F6');
    state.extra.speaker = 'kensho';
    const [word] = bossRules(state).actions?.(state, 'kensho') ?? [];
    does(state, (run) => word && bossRules(state).act?.(run, 'kensho', word));
    expect([state.extra.souls?.front, bossRules(state).actions?.(state, 'kensho')]).toEqual(['dawn', []]);
  });
});

describe('The Devouring Night', () => {
  const night = (bossAt: SquareName, heroes: Partial<Record<HeroId, SquareName>> = {}): BattleState => field('devouringNight', bossAt, heroes);
  const bite = (on: Rig, ...zones: ('Z11' | 'Z14' | 'Z31' | 'Z33' | 'Z41' | 'Z44' | 'Z42' | 'Z24')[]): void => on.run({ kind: 'bites', zones: zones.map(zoneNamed), eat: false, castOut: [] }, 'saveZone');

  test('RR-620 RR-621 a bite gnaws, the next eats; the heart is never eaten', () => {
    const on = rig(night('E5'));
    bite(on, 'Z42', 'Z33');
    expect([hasToken(on.state, zoneNamed('Z42'), 'gnawed'), on.state.extra.void ?? 0]).toEqual([true, 0]);
    bite(on, 'Z42', 'Z33');
    expect(on.state.extra.void).toBe(1 << zoneNamed('Z42'));
  });

  test('RR-622 an eaten Zone holds nothing and nobody but the boss stands there', () => {
    const state = night('E5');
    placeObject(state, 'pot', 'K2');
    addToken(state, zoneNamed('Z41'), 'gnawed');
    bite(rig(state), 'Z41');
    expect([state.objects, freeSquares(state)[at('K2')], freeSquares(state, boss(state))[at('K2')]]).toEqual([[], 0, 1]);
  });

  test('RR-623 heroes are cast out to the nearest ground and lose 2; the boss is Empowered once', () => {
    const state = night('E5', { kosuke: 'J3', takahiro: 'L2' });
    placeObject(state, 'pot', 'J4');
    addToken(state, zoneNamed('Z41'), 'gnawed');
    const before = state.heroes.kosuke.hp;
    bite(rig(state), 'Z41');
    expect([where(state, 'kosuke'), where(state, 'takahiro'), before - state.heroes.kosuke.hp, hasCondition(boss(state), 'empowered')]).toEqual(['I2', 'K4', 2, true]);
  });

  test('RR-624 a Shrine or a Statue keeps its Zone safe', () => {
    const state = night('E5');
    placeObject(state, 'shrine', 'H2');
    bite(rig(state), 'Z31');
    expect([isSafe(state, zoneNamed('Z31')), hasToken(state, zoneNamed('Z31'), 'gnawed')]).toEqual([true, false]);
  });

  test('RR-625 left wholly over the void the boss is put back on ground', () => {
    const state = night('J10', { kensho: 'A1' });
    addToken(state, zoneNamed('Z44'), 'gnawed');
    bite(rig(state), 'Z44');
    expect(name(boss(state).anchor)).toBe('I9');
  });

  test('RR-626 whoever is pushed toward the void stops at the brink and loses 3', () => {
    const state = night('F8', { sayaka: 'I10' });
    state.extra.void = 1 << zoneNamed('Z44');
    const before = state.heroes.sayaka.hp;
    rig(state).run({ kind: 'lines', by: 'boss:0', target: 'sayaka', why: 'test', steps: [{ do: 'push', n: 2, who: 'target' }], at: 0, same: null, zone: null, aimed: false, crossed: [] });
    expect([where(state, 'sayaka'), before - state.heroes.sayaka.hp]).toEqual(['I10', 3]);
  });

  test('RR-627 before the open mouth a hero may strike into it, and then cannot dodge the boss', () => {
    const state = night('E5', { kosuke: 'H6' });
    state.wound = 2;
    const on = rig(state);
    on.run({ kind: 'heroTurn', hero: 'kosuke', moved: false, acted: false, walked: false, sheltered: false }, 'turn');
    on.answer({ kind: 'padAttack', pad: 'light', type: 'slashing', way: [], facing: 0, targets: ['boss:0'] }, 'intoTheMouth');
    on.answer({ kind: 'strikeMouth', into: true });
    const [struck] = on.happened('struck');
    expect([struck?.lines.some(({ why }) => why === 'Vulnerable'), state.extra.night?.inMouth]).toEqual([true, ['kosuke']]);
  });

  test('RR-628 the nearest light goes out, the northernmost of equals', () => {
    const state = night('E5');
    placeObject(state, 'statue', 'B8', 'L9');
    placeObject(state, 'shrine', 'H2');
    event(rig(state), 'E-1');
    expect(state.objects.map(({ square }) => name(square))).toEqual(['L9', 'H2']);
  });

  test('RR-629 the Speaker may save a Zone that would be eaten, once', () => {
    const state = night('E5');
    state.extra.speaker = 'kensho';
    addToken(state, zoneNamed('Z42'), 'gnawed');
    const on = rig(state);
    bite(on, 'Z42');
    expect(on.asked()).toBe('saveZone');
    on.answer({ kind: 'speakFor', speak: true });
    expect([state.extra.void ?? 0, hasToken(state, zoneNamed('Z42'), 'gnawed'), state.extra.speaker]).toEqual([0, false, undefined]);
  });
});

describe('what Facts let the players do', () => {
  test('RR-557 a standing Kosuke in [3] calms the tiger: a card is turned down, and he takes Threat', () => {
    const state = field('raitora', 'C6', { kosuke: 'E9' });
    state.extra.calm = true;
    state.threat = 'sayaka';
    state.sequence = [{ card: 'L-1', broken: false }, { card: 'H-1', broken: false }, null, null];
    const on = rig(state);
    on.run({ kind: 'eventReplacement' }, 'turnDown');
    on.answer({ kind: 'turnCard', slot: 0 });
    expect([state.sequence[0], state.threat]).toEqual([{ card: 'L-1', broken: true }, 'kosuke']);
    const far = field('raitora', 'A1', { kosuke: 'L12' });
    far.extra.calm = true;
    far.sequence[0] = { card: 'L-1', broken: false };
    const again = rig(far);
    again.run({ kind: 'eventReplacement' }, 'turnDown');
    expect(again.asked()).toBeUndefined();
  });

  test('RR-609 the Speaker breaks one written card, once', () => {
    const state = field('fifthWanderer', 'E6');
    state.extra.speaker = 'kosuke';
    const card = cardWith(state, (each) => each.echo !== undefined && each.category === 'L');
    state.sequence = [{ card: 'S-6', broken: false }, { card, broken: false, written: { by: 'sayaka', type: 'crushing' } }, null, null];
    const on = rig(state);
    on.run({ kind: 'eventReplacement' }, 'turnDown');
    expect(() => on.answer({ kind: 'turnCard', slot: 0 })).toThrow('RR-609');
    on.answer({ kind: 'turnCard', slot: 1 });
    expect([state.extra.speaker, on.happened('cardTurnedDown').map(({ slot }) => slot)]).toEqual([undefined, [1]]);
  });

  test('RR-600 whom the story sends starts on a free square beside the boss', () => {
    const state = field('fifthWanderer', 'E6');
    state.round = 0;
    state.reveals = 1;
    state.extra.beside = ['takahiro'];
    const on = rig(state);
    on.run({ kind: 'revealWound' }, 'startBeside');
    expect(() => on.answer({ kind: 'standBeside', square: at('L12') })).toThrow('RR-600');
    on.answer({ kind: 'standBeside', square: at('D5') });
    expect(where(state, 'takahiro')).toBe('D5');
  });

  test('RR-568 RR-529 a doll in a sleeve does not weigh; the players choose who starts with Threat', () => {
    const state = field('kugi', 'A12');
    state.round = 0;
    state.reveals = 1;
    if (state.extra.dolls) state.extra.dolls.sleeve = true;
    state.extra.chooseThreat = { ki: 1 };
    const on = rig(state);
    on.run({ kind: 'revealWound' }, 'chooseThreat');
    on.answer({ kind: 'takeThreat', hero: 'kensho' }, 'sleeveDoll');
    expect([state.threat, state.heroes.kensho.ki]).toEqual(['kensho', 1]);
    on.answer({ kind: 'hideDoll', hero: 'sayaka', doll: 'kosuke' });
    expect([state.extra.dolls?.dolls.find(({ of }) => of === 'kosuke')?.at, bossRules(state).movement?.(state, 'sayaka')]).toEqual(['sayaka', 0]);
  });
});

describe('what bosses leave alone', () => {
  test('RR-534 no Fare is asked of somebody who has fallen', () => {
    const asked = (hp: number): boolean => {
      const state = field('funakuro', 'F6', { sayaka: 'F3' }, 3);
      Object.assign(state.heroes.sayaka, { hp, yin: 1 });
      does(state, (run) => askFare(run, 'sayaka', 1, [], 'Test'));
      return state.frames.some(({ kind }) => kind === 'fare');
    };
    expect([asked(1), asked(0)]).toEqual([true, false]);
  });

  test('RR-574 a brother hurt by a minion is as alone as before; one hurt by a hero is not', () => {
    const touched = (by: FigureRef): number | undefined => {
      const state = field('akaAo', 'F6');
      const [aka] = state.figures;
      does(state, (run) => bossRules(state).bossHurt?.(run, aka, 3, { why: 'attack', by }, 0));
      return state.extra.forge?.touched;
    };
    expect([touched('slagImp:0'), touched('sayaka')]).toEqual([0, 1]);
  });

  test('RR-578 with the smiths freed the Imp of the first Wound card stays away; others come, and Imps later', () => {
    const state = field('akaAo', 'F6');
    const may = (round: number, freed: boolean, minion: MinionId = 'slagImp'): boolean | undefined => {
      state.round = round;
      delete state.extra.forge?.noFirstImp;
      if (freed && state.extra.forge) state.extra.forge.noFirstImp = true;
      return bossRules(state).mayPlace?.(state, minion);
    };
    expect([may(0, true), may(1, true), may(0, false), may(0, true, 'chainWretch')]).toEqual([false, true, true, true]);
  });

  test('RR-621 a bite that eats does so where nothing was gnawed yet; any other gnaws first', () => {
    const after = (eat: boolean): string => {
      const state = field('devouringNight', 'A10', { takahiro: 'A1', sayaka: 'A2', kosuke: 'A3', kensho: 'A4' });
      const zone = zoneNamed('Z41');
      rig(state).run({
        kind: 'lines', by: 'boss:0', why: 'Test', steps: [{ do: 'custom', id: 'bite', where: { zone: 'Z41' }, ...(eat ? { eat: true } : {}) }], at: 0, same: null, zone: null, aimed: false, crossed: [],
      });
      return ((state.extra.void ?? 0) & (1 << zone)) !== 0 ? 'eaten' : hasToken(state, zone, 'gnawed') ? 'gnawed' : 'safe';
    };
    expect([after(false), after(true)]).toEqual(['gnawed', 'eaten']);
  });
});
