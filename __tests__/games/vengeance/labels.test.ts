import { ACHIEVEMENTS } from '@/games/vengeance/content/achievements';
import type { TileId } from '@/games/vengeance/content/tiles';
import { vengeanceDecisions, type Move } from '@/games/vengeance/rules/decisions';
import { lairIn } from '@/games/vengeance/rules/fight/scene';
import { EMPTY, type Frame } from '@/games/vengeance/rules/state';

import { enemy, me, montage, newGame, ready, rolled, storm, zoneOf, type Scene } from './table';

/** What the buttons of a match say. */
const label = (s: Scene, move: Move) => vengeanceDecisions.label(s.state, 0, move);
const asking = (s: Scene, frame: Frame): Scene => s.change((state) => { state.frames.push(frame); });
const holding = (s: Scene, ...slots: TileId[][]): Scene => s.change((state) => { me(state).slots = [0, 1, 2, 3].map((slot) => slots[slot] ?? []); });

describe('in the Ready phase', () => {
  const s = storm().change((state) => { state.frames = ready().state.frames; });

  test('Dens are called by their names', () => {
    expect(label(s, { kind: 'attack', place: 0 })).toEqual({ label: expect.stringMatching(/^Storm [A-Z]/), target: 0, tone: 'primary' });
    expect(label(s, { kind: 'recon', place: 0 })).toEqual({ label: expect.stringMatching(/^Look at the Boss of [A-Z]/), target: 0 });
    expect(label(s, { kind: 'removeDen', place: 0 })).toEqual({ label: expect.stringMatching(/^Give up [A-Z]/), help: 'Batoman', target: 0, tone: 'danger' });
    expect(label(s.change((state) => { delete state.places[1]?.id; }), { kind: 'attack', place: 1 }).label).toBe('Storm an empty place');
  });

  test('what else may be done', () => {
    expect(label(s, { kind: 'sitOut' })).toEqual({ label: 'Sit out', help: 'Roll your Mind dice, heal, buy, look around, and draw a card.' });
    expect(label(s, { kind: 'tradeWild' })).toEqual({ label: 'A Wild token for a Recon token' });
    expect(label(s, { kind: 'playCard', card: 'LZ4' })).toEqual({ label: 'Suffer Heel Turn', help: 'She was on your side until the lights went up.', target: 'LZ4' });
  });

  test('tiles are called by their names, from the top of each stack', () => {
    expect(label(s, { kind: 'arrange', slots: [['thickSkin', 'throwingStars'], [], ['burnerPhone'], []] })).toEqual({ label: 'On top: Throwing Stars, nothing, Burner Phone, nothing' });
    holding(s, ['burnerPhone']);
    expect(label(s, { kind: 'useItemDens', slot: 0, places: [0] })).toMatchObject({ label: 'Burner Phone', help: expect.stringMatching(/^[A-Z]/), target: 'slot 0' });
    expect(label(holding(s, ['painkillers']), { kind: 'useItem', slot: 0 })).toEqual({ label: 'Painkillers', help: 'Remove up to two normal Hurt.', target: 'slot 0' });
    expect([label(holding(s, ['thickSkin']), { kind: 'useItem', slot: 0 }), label(holding(s), { kind: 'useItem', slot: 0 })]).toEqual([{ label: '' }, { label: '' }]);
  });

  test('an achievement is called by its name', () => {
    const card = s.state.achievements[0]?.card;
    if (!card) throw new Error('an achievement lies there');
    expect(label(s, { kind: 'claim', slot: 0 })).toEqual({ label: `Claim ${ACHIEVEMENTS[card].name}`, help: ACHIEVEMENTS[card].vp === 1 ? '1 point' : `${ACHIEVEMENTS[card].vp} points`, target: 0, tone: 'primary' });
    const empty = ready((state) => { const [slot] = state.achievements; if (slot) slot.card = EMPTY; });
    expect(label(empty, { kind: 'claim', slot: 0 })).toEqual({ label: '' });
  });
});

describe('in a Fight', () => {
  test('at the door: zones, and what running through them costs', () => {
    const s = storm();
    expect([label(s, { kind: 'stay' }), label(s, { kind: 'run', zone: zoneOf(s.state, 'A') })]).toEqual([{ label: 'Stay and roll', tone: 'primary' }, { label: 'Run to zone A', help: expect.stringMatching(/^\d+ Hurt$/), target: `zone ${zoneOf(s.state, 'A')}` }]);
    expect(label(s, { kind: 'run', zone: 9 }).label).toBe('Run to zone ?');
  });

  const dice = rolled(['move', 'hit', 'shot', 'skull'], { zone: 'A', slots: [['throwingStars'], ['crowbar'], ['adrenaline'], []] });

  test('rerolls say which dice', () => {
    const s = asking(dice, { kind: 'reroll', seat: 0 });
    expect([label(s, { kind: 'skullReroll', discard: 'bonus' }), label(s, { kind: 'skullReroll', discard: 'red' })])
      .toEqual([{ label: 'Discard a Skull, roll the others again', help: 'the green die goes' }, { label: 'Discard a Skull, roll the others again', help: 'a red die goes' }]);
    expect(label(s, { kind: 'speedReroll', die: 1 })).toEqual({ label: 'Spend a Speed die', help: 'roll hit again', target: 'die 1' });
    expect(label(s, { kind: 'finishRerolls' })).toEqual({ label: 'Fight', tone: 'primary' });
    expect(label(s, { kind: 'useItemDice', slot: 0, dice: [0, 3] })).toEqual({ label: 'Throwing Stars', help: 'move, skull', target: 'slot 0' });
    const nerve = asking(rolled(['hit', 'skull', 'shot', 'move'], { slots: [['ironNerve']] }), { kind: 'reroll', seat: 0 });
    expect(label(nerve, { kind: 'reroll', slot: 0, dice: [1, 2] })).toEqual({ label: 'Iron Nerve', help: 'skull, shot', target: 'slot 0' });
    expect(label(holding(nerve), { kind: 'reroll', slot: 1, dice: [] })).toEqual({ label: '', help: '', target: 'slot 1' });
  });

  test('actions say at whom, and where to', () => {
    const s = asking(dice, { kind: 'actions', seat: 0 });
    const [first] = s.state.fight ? [enemy(s, 'boss')] : [];
    if (first === undefined) throw new Error('the Boss is there');
    const grunt = s.state.fight ? lairIn(s.state).enemies.findIndex(({ type }) => type !== 'boss') : -1;
    expect(label(s, { kind: 'hit', enemy: grunt })).toEqual({ label: expect.stringMatching(/^Hit: the [A-Z].* in zone [A-Z]$/), target: `enemy ${grunt}` });
    expect((['hit', 'doubleHit', 'shoot'] as const).map((kind) => label(s, { kind, enemy: first }))).toEqual(['Hit', 'Double Hit', 'Shoot'].map((name) => ({ label: `${name}: Batoman`, target: `enemy ${first}` })));
    expect([label(s, { kind: 'move', zone: 0 }), label(s, { kind: 'slip', zone: 0 })]).toEqual([{ label: 'Move to the entry', help: undefined, target: 'zone 0' }, { label: 'Move to the entry', help: 'past Blockers', target: 'zone 0' }]);
    expect(label(s, { kind: 'useItemOn', slot: 1, enemy: 0 })).toEqual({ label: 'Crowbar', help: 'Kill the Blocker.', target: 'slot 1' });
    expect(label(s, { kind: 'useItemFor', slot: 2, actions: ['move', 'hit'] })).toEqual({ label: 'Adrenaline', help: 'move and hit', target: 'slot 2' });
  });

  test('the roll ends with the hit, where a Skull shows', () => {
    expect([label(asking(rolled(['skull', 'hit', 'hit', 'hit']), { kind: 'actions', seat: 0 }), { kind: 'endActions' }), label(asking(rolled(['hit', 'hit', 'hit', 'hit'], { green: 'miss' }), { kind: 'actions', seat: 0 }), { kind: 'endActions' })])
      .toEqual([{ label: 'Take the hit', tone: 'primary' }, { label: expect.stringMatching(/^(End the roll|Take the hit)$/), tone: 'primary' }]);
    expect(label(asking(dice, { kind: 'reduce', seat: 0, early: false }), { kind: 'takeIt' })).toEqual({ label: 'Take it' });
  });

  test('abilities are called by their names', () => {
    const s = asking(rolled(['shot', 'shot', 'shot', 'shot'], { slots: [['shootAndScoot']] }), { kind: 'actions', seat: 0 });
    expect(label(s, { kind: 'convert', slot: 0, input: 'shot' })).toEqual({ label: 'Shoot and Scoot', help: 'Turn a Shot into a Shot and a Move.', target: 'slot 0' });
  });

  test('on the way out: zones and Hurt', () => {
    const s = asking(dice, { kind: 'exit', seat: 0 });
    const path = [zoneOf(s.state, 'A'), zoneOf(s.state, 'E')];
    expect(label(s, { kind: 'exit', path })).toEqual({ label: 'Through A, E', help: expect.stringMatching(/^\d+ Hurt$/), target: path.join(' ') });
    expect(label(asking(dice, { kind: 'score', seat: 0 }), { kind: 'scoreNothing' })).toEqual({ label: 'Keep all cards' });
  });
});

describe('in a Montage', () => {
  const s = montage((state) => { me(state).placed = [0, 1, 2]; });

  test('dice are called by their faces', () => {
    const claiming = asking(s, { kind: 'claimDie', seat: 0 });
    expect([label(claiming, { kind: 'claimDie', face: 'doubleHeal' }), label(claiming, { kind: 'turnDie', from: 'upgrade', into: 'recon' })]).toEqual([{ label: 'Double Heal', target: 'doubleHeal' }, { label: 'Turn Upgrade into Recon' }]);
    const turning = asking(s, { kind: 'turnDie', seat: 0 });
    expect([label(turning, { kind: 'turnDie', from: 'upgrade', into: 'recon' }), label(turning, { kind: 'keepDice' })]).toEqual([{ label: 'Turn Upgrade into Recon' }, { label: 'Leave them' }]);
    const again = asking(s, { kind: 'rollAgain', seat: 0 });
    expect([label(again, { kind: 'rollAgain', dice: [0, 0, 0, 0, 0] }), label(again, { kind: 'rollAgain', dice: [0, 2, 0, 0, 1] })]).toEqual([{ label: 'Keep all' }, { label: 'Roll again: Upgrade, Upgrade, Speed' }]);
    expect(label(asking(s, { kind: 'window', seat: 0, at: 'opening' }), { kind: 'pass' })).toEqual({ label: 'Go on', tone: 'primary' });
  });

  test('cards say what they do, and with how many points', () => {
    const placing = asking(s, { kind: 'place' });
    expect(label(placing, { kind: 'place', cards: [0, 1, 2] })).toEqual({ label: 'Heal +2, Recon +1, Upgrade +0' });
    const card = asking(s, { kind: 'card', seat: 0, slot: 0 });
    const points = Number.parseInt(label(card, { kind: 'boost', dice: 0, wilds: 0, tokens: 0 }).label, 10);
    expect(label(card, { kind: 'boost', dice: 0, wilds: 1, tokens: 2 })).toEqual({ label: `${points + 3} points`, help: '0 dice, 1 Wild dice, 2 tokens' });
    expect(label(card, { kind: 'useSpecial' })).toEqual({ label: expect.any(String), help: expect.any(String) });
    expect(label(card, { kind: 'backAlley', column: 1 })).toEqual({ label: 'Replace column 2', help: 'Before buying you may replace one whole shop column.', target: 1 });
    expect(label(card, { kind: 'speedColumn', column: 0 })).toEqual({ label: 'A Speed die for a new column 1', target: 0 });
    expect(label(asking(s, { kind: 'keepCard', seat: 0 }), { kind: 'keepCard', card: 0 })).toEqual({ label: 'Keep Heal 2' });
  });

  test('points are spent on cubes, tiles and tokens', () => {
    const spend = asking(s, { kind: 'spend', seat: 0, at: 'card', points: { heal: 3, upgrade: 3, recon: 3 } });
    expect([label(spend, { kind: 'heal', track: 'mind', severe: false }), label(spend, { kind: 'heal', track: 'skill', severe: true })]).toEqual([{ label: 'Heal Stress', help: '3 points', target: 'mind' }, { label: 'Heal severe Broken', help: '3 points', target: 'skill' }].map((one) => ({ ...one, help: expect.stringMatching(/^\d points$/) })));
    spend.change((state) => { state.shop[0] = 'haymaker'; state.shop[1] = EMPTY; });
    expect([label(spend, { kind: 'buy', space: 0, slot: 1, under: false }), label(spend, { kind: 'buy', space: 0, slot: 0, under: true }), label(spend, { kind: 'buy', space: 1, slot: 0, under: true })])
      .toEqual([{ label: 'Buy Haymaker', help: 'slot 2', target: 0 }, { label: 'Buy Haymaker', help: 'slot 1, beneath', target: 0 }, { label: 'Buy', help: 'slot 1, beneath', target: 1 }]);
    expect([label(spend, { kind: 'gainRecon' }), label(spend, { kind: 'done' }), label(spend, { kind: 'wildDie', as: 'heal' }), label(spend, { kind: 'wildToken', as: 'upgrade' })])
      .toEqual([{ label: 'Gain a Recon token' }, { label: 'Done', tone: 'primary' }, { label: '+1 Heal point' }, { label: '+1 Upgrade point' }]);
    expect(label(spend, { kind: 'gainReconOn', place: 0 })).toEqual({ label: expect.stringMatching(/^Look at the Boss of [A-Z][a-z]/), target: 0 });
    expect(label(holding(spend, ['fieldKit']), { kind: 'useItemCube', slot: 0, track: 'mind' })).toEqual({ label: 'Field Kit', help: 'severe Stress', target: 'slot 0' });
    const cards = asking(s, { kind: 'buyCards', seat: 0 });
    expect([label(cards, { kind: 'buyCards', dice: 1, tokens: 2 }), label(cards, { kind: 'pass' })]).toEqual([{ label: 'Draw 3', help: '1 dice, 2 tokens' }, { label: 'Pass' }]);
  });
});

test('the Wronging: cards are called by their titles', () => {
  const s = newGame({ seats: 2 });
  expect(label(s, { kind: 'pick', card: 'TK5' })).toEqual({ label: 'Numb Fingers', help: 'You can hold a cup again, most days.', target: 'TK5' });
  expect(label(asking(s, { kind: 'suffer' }), { kind: 'suffer', cards: ['LZ2', 'ZC3', 'ZC5'] })).toEqual({ label: 'Live on Stream, Down the Steps, Fine Print' });
});
