import { Match } from '@/engine/match';
import { Random } from '@/engine/random';
import { BOSSES, BOSS_IDS } from '@/games/ronins-revenge/content/bosses';
import { battleGame } from '@/games/ronins-revenge/game';
import { swappedAttacks } from '@/games/ronins-revenge/rules/changes';
import { figureName, heroName, plain } from '@/games/ronins-revenge/rules/names';
import { dollsOf } from '@/games/ronins-revenge/rules/boss/bosses/doll';
import type { BattleEvent } from '@/games/ronins-revenge/rules/events';
import { NO_STORY } from '@/games/ronins-revenge/rules/story';
import { situation } from '@tests/kit/situation';

import { at } from './battle';

const MOVES = 220;
const NAMES = ['Kit'];

/** What is told of the first moves of a random battle. */
function told(boss: (typeof BOSS_IDS)[number]): { readonly types: ReadonlySet<string>; readonly sentences: readonly string[] } {
  const match = Match.create(battleGame, { ...battleGame.defaults, boss }, `told ${boss}`);
  const random = Random.fromSeed(`told ${boss}`);
  const types = new Set<string>();
  const sentences: string[] = [];
  for (let i = 0; i < MOVES && !match.outcome; i++) {
    const [asked] = match.prompts();
    const moves = asked ? [...match.legal(asked.seat)] : [];
    if (!asked || moves.length === 0) break;
    for (const { event, state } of match.playWatched(asked.seat, random.pick(moves))) {
      types.add(event.type);
      const words = battleGame.describe(event, state, NAMES);
      if (words !== undefined) sentences.push(words);
    }
  }
  return { types, sentences };
}

test.each(BOSS_IDS)('%s: whatever happens is told in whole sentences', (boss) => {
  const { types, sentences } = told(boss);
  for (const type of ['cardTaken', 'eventPlaced', 'strikeBegan']) expect(types).toContain(type);
  expect(sentences.filter((words) => !/^[A-Z“]/.test(words) || !/[.!?]$/.test(words) || /undefined|NaN|\[object/.test(words))).toEqual([]);
  expect(sentences.some((words) => words.includes(' pulls '))).toBe(true);
  expect(sentences.some((words) => words.startsWith('Event: '))).toBe(true);
});

test('RR-434 a change that another Fact forbids is not made', () => {
  const cardsWith = (...facts: string[]) => swappedAttacks(BOSSES.akaAo, { ...NO_STORY, facts });
  expect([cardsWith('lightningIron').includes('L-8'), cardsWith('lightningIron').includes('L-2')]).toEqual([true, false]);
  expect([cardsWith('lightningIron', 'ironTraded').includes('L-8'), cardsWith('lightningIron', 'ironTraded').includes('L-2')]).toEqual([false, true]);
});

describe('what only one boss does is told in its words', () => {
  const says = (boss: (typeof BOSS_IDS)[number], ...events: BattleEvent[]) => {
    const { state } = situation(battleGame, { ...battleGame.defaults, boss });
    return events.map((event) => battleGame.describe(event, state, NAMES));
  };

  test('Itoguruma, Funa-Kuro', () => {
    expect(says('itoguruma', { type: 'cocooned', hero: 'kensho' }, { type: 'cocoonGone', hero: 'kensho' })).toEqual(['Kensho is spun into a Cocoon.', 'Kensho is free of the Cocoon.']);
    expect(says('funakuro', { type: 'tideChanged', tide: 0 }, { type: 'tideChanged', tide: 2 }, { type: 'chestOpened', hero: 'kensho', ki: 2 }, { type: 'farePaid', hero: 'kensho', n: 2 }))
      .toEqual(['The water has gone.', 'The water stands 2 high.', 'Kensho opens the chest.', 'Kensho pays a Fare of 2.']);
  });

  test('the Nine-Faced Actor', () => {
    expect(says('nineFaces', { type: 'figureRead', who: 'boss:0', isTrue: true, marks: 1 }, { type: 'figureRead', who: 'boss:0', isTrue: false, marks: 6 }, { type: 'curtain' }))
      .toEqual(['The slate shows the true one.', 'The slate shows paper.', 'The curtain falls.']);
  });

  test('Raitora: where lightning strikes, and where the eye is', () => {
    expect(says('raitora', { type: 'eyeMoved', square: at('C4') }, { type: 'eyeMoved', square: -1 }, { type: 'lightning', squares: [at('A1'), at('B12')] }))
      .toEqual(['The eye of the storm moves to C4.', 'The tiger itself is the eye of the storm.', 'Lightning strikes A1 and B12.']);
  });

  test('Lady Kugi, Gasha-O', () => {
    expect(says('kugi', { type: 'dollTaken', of: 'nameless', hero: 'kensho' }, { type: 'dollBroken', of: 'sayaka' })).toEqual(['Kensho takes the nameless doll.', 'Sayaka’s doll breaks.']);
    expect(says('gashaO', { type: 'limbBroken', limb: 'train' }, { type: 'limbMended', limb: 'train' })).toEqual([expect.stringMatching(/Train.* breaks\.$/), expect.stringMatching(/Train.* is whole again\.$/)]);
  });

  test('Harunobu’s village, cards that are turned down or written over, souls', () => {
    expect(says('harunobu', { type: 'villagerMoved', from: at('K5'), square: at('I5') }, { type: 'villagerGone', square: at('I5'), hero: 'kensho' }))
      .toEqual(['A Village Bannerman goes from K5 to I5.', 'A Village Bannerman takes the blow meant for Kensho.']);
    expect(says('cagedDawn', { type: 'soulsSwapped', front: 'dawn' }, { type: 'soulsLit', night: 3, dawn: 12 })).toEqual(['Dawn comes to the front.', 'Night has 3 HP now, Dawn 12.']);
  });

  test('a slot that is skipped, a hero out of reach', () => {
    expect(says('ushikado', { type: 'slotSkipped', slot: 0 }, { type: 'escaped', by: 'boss:0', hero: 'kensho' }, { type: 'slotReached', slot: 0 })).toEqual(['A card is Broken and does not come.', 'Kensho is out of reach.', undefined]);
  });
});

describe('what happens in every battle is told sentence by sentence', () => {
  const { state } = situation(battleGame, { ...battleGame.defaults, boss: 'ushikado', others: 'comrades' });
  const says = (event: BattleEvent) => battleGame.describe(event, state, NAMES);
  const cards = BOSSES.ushikado;

  test.each([
    [{ type: 'battleBegan' }, 'The battle begins.'],
    [{ type: 'placesTaken' }, 'Everybody has taken their place.'],
    [{ type: 'placeChanged', hero: 'takahiro', square: at('K4') }, 'Takahiro starts on K4.'],
    [{ type: 'roundBegan', round: 3 }, 'Round 3.'],
    [{ type: 'roundEnded', round: 3, line: ['kensho', 'sayaka'] }, 'The round is over. Kensho is first now.'],
    [{ type: 'turnBegan', hero: 'kensho' }, 'Kensho’s turn.'],
    [{ type: 'turnMissed', hero: 'kensho' }, 'Kensho lies on the ground and misses this turn.'],
    [{ type: 'turnEnded', hero: 'kensho' }, undefined],
    [{ type: 'stepped', who: 'kensho', from: 0, square: 1, gait: 'move' }, undefined],
    [{ type: 'moved', hero: 'takahiro', way: [], bought: 0 }, undefined],
    [{ type: 'moved', hero: 'takahiro', way: [at('K3'), at('J3')], bought: 0 }, 'Takahiro moves to J3.'],
    [{ type: 'moved', hero: 'takahiro', way: [at('J3')], bought: 2 }, 'Takahiro moves to J3 for 2 Stamina.'],
    [{ type: 'moved', hero: 'sayaka', way: [at('J3')], bought: 2 }, 'Sayaka moves to J3 for 2 Life Force.'],
    [{ type: 'turned', who: 'boss:0', facing: 3 }, 'Ushikado faces west.'],
    [{ type: 'gained', hero: 'takahiro', res: 'stamina', n: 2, why: '' }, 'Takahiro gains 2 Stamina.'],
    [{ type: 'gained', hero: 'sayaka', res: 'stamina', n: 2, why: 'Rest' }, 'Sayaka gains 2 Life Force (Rest).'],
    [{ type: 'gained', hero: 'sayaka', res: 'yin', n: 1, why: '' }, 'Sayaka gains 1 Yin.'],
    [{ type: 'lost', hero: 'takahiro', res: 'yang', n: 1, why: 'Vow' }, 'Takahiro pays 1 Yang (Vow).'],
    [{ type: 'lost', hero: 'takahiro', res: 'ki', n: 1, why: '' }, 'Takahiro pays 1 Ki.'],
    [{ type: 'healed', hero: 'takahiro', n: 3, why: 'x' }, 'Takahiro heals 3.'],
    [{ type: 'kiUsed', hero: 'takahiro', into: 'damage' }, 'Takahiro puts 1 Ki into the blow.'],
    [{ type: 'kiUsed', hero: 'takahiro', into: 'hp' }, 'Takahiro spends 1 Ki.'],
    [{ type: 'fused', hero: 'takahiro' }, 'Takahiro fuses Yin and Yang.'],
    [{ type: 'rested', hero: 'takahiro', choice: 'A' }, 'Takahiro rests.'],
    [{ type: 'flaskUsed', hero: 'takahiro', left: 1 }, 'Takahiro drinks from the Flask; 1 sip left.'],
    [{ type: 'conditionGained', who: 'boss:0', name: 'vulnerable:mystic' }, 'Ushikado is Vulnerable to mystic.'],
    [{ type: 'conditionLost', who: 'takahiro', name: 'slowed' }, 'Takahiro is no longer Slowed.'],
    [{ type: 'attackRolled', hero: 'takahiro', black: 0, white: 0 }, 'Takahiro rolls nothing.'],
    [{ type: 'attackRolled', hero: 'takahiro', black: 2, white: 1 }, 'Takahiro rolls +1 damage.'],
    [{ type: 'attackRolled', hero: 'takahiro', black: 5, white: 3 }, 'Takahiro rolls +2 damage and a Special.'],
    [{ type: 'attackRolled', hero: 'takahiro', black: 4, white: 4 }, 'Takahiro rolls 1 Yin and 1 Yang.'],
    [{ type: 'destinyPlayed', hero: 'takahiro', card: 'moon', side: 'attack' }, 'Takahiro plays Moon.'],
    [{ type: 'destinyReturned', hero: 'takahiro' }, 'Takahiro takes all Destiny cards back.'],
    [{ type: 'struck', hero: 'takahiro', target: 'boss:0', damage: 7, damageType: 'slashing', lines: [] }, 'Ushikado takes 7 damage.'],
    [{ type: 'struck', hero: 'takahiro', target: 'boss:0', damage: 14, damageType: 'slashing', lines: [{ why: 'Unchained', change: '−1', after: 7 }, { why: 'Vulnerable', change: '×2', after: 14 }] }, 'Ushikado takes 14 damage (Unchained −1, Vulnerable ×2).'],
    [{ type: 'specialUsed', hero: 'takahiro', name: 'Iaijutsu' }, 'Takahiro uses Iaijutsu.'],
    [{ type: 'cardUsed', hero: 'takahiro', card: 'x', name: 'Challenge' }, 'Takahiro uses Challenge.'],
    [{ type: 'primed', hero: 'takahiro', weapon: 0, damageType: 'slashing' }, 'Takahiro is ready to answer slashing blows.'],
    [{ type: 'cubeGone', hero: 'takahiro' }, undefined],
    [{ type: 'defended', hero: 'takahiro', dodge: 2, dice: [] }, 'Takahiro adds 2 Dodge.'],
    [{ type: 'defended', hero: 'takahiro', dodge: 2, dice: [5, 0] }, 'Takahiro adds 2 Dodge and rolls 1 Dodge and 1 Armor.'],
    [{ type: 'defended', hero: 'takahiro', dodge: 0, dice: [1] }, 'Takahiro rolls nothing.'],
    [{ type: 'defended', hero: 'takahiro', dodge: 0, dice: [] }, undefined],
    [{ type: 'yangSpent', hero: 'sayaka', n: 2 }, 'Sayaka wards off 2 with Yang.'],
    [{ type: 'hpLost', who: 'takahiro', n: 2, cause: { why: 'attack' } }, undefined],
    [{ type: 'hpLost', who: 'takahiro', n: 2, cause: { why: 'cost' } }, 'Takahiro pays 2 HP.'],
    [{ type: 'hpLost', who: 'sayaka', n: 2, cause: { why: 'terrain' } }, 'Sayaka loses 2 Life Force to the ground.'],
    [{ type: 'attackPrepared', hero: 'takahiro', why: 'Vow' }, 'Takahiro prepares an attack: Vow.'],
    [{ type: 'hpSet', hero: 'takahiro', hp: 4 }, 'Takahiro is at 4 HP.'],
    [{ type: 'fell', hero: 'takahiro' }, 'Takahiro falls!'],
    [{ type: 'revived', hero: 'sayaka', hp: 4 }, 'Sayaka stands up again with 4 Life Force.'],
    [{ type: 'threatMoved', hero: 'takahiro' }, 'Threat goes to Takahiro.'],
    [{ type: 'objectUsed', hero: 'takahiro', kind: 'shrine', square: 0 }, 'Takahiro uses the Shrine.'],
    [{ type: 'objectBroken', kind: 'pot', square: at('C4') }, 'The Sealed Pot on C4 breaks.'],
    [{ type: 'tokenPlaced', zone: 5, token: 'fire' }, 'Fire now lies in D4–F6.'],
    [{ type: 'tokenRemoved', zone: 0, token: 'poison' }, 'Poison is gone from A1–C3.'],
    [{ type: 'battleWon' }, 'The last cube is gone. Victory!'],
    [{ type: 'battleLost' }, 'Nobody stands any more. The battle is lost.'],
  ] satisfies readonly (readonly [BattleEvent, string | undefined])[])('%j', (event, words) => {
    expect(says(event)).toBe(words);
  });

  test('whom an attack is for', () => {
    const attack = (...targets: ('boss:0' | 'chainWretch:0')[]) => says({ type: 'attackDeclared', hero: 'takahiro', choice: { weapon: 0, attack: 0 }, as: 'main', name: 'Measured Cut', category: 'L', damageType: 'slashing', targets });
    expect(attack('boss:0')).toBe('Takahiro attacks Ushikado: Measured Cut.');
    expect(attack('boss:0', 'chainWretch:0')).toMatch(/^Takahiro attacks Ushikado and the \w+ Chain Wretch: Measured Cut\.$/);
  });

  test('the boss’s cards, Events and minions', () => {
    const card = cards.attacks.find(({ id }) => id === 'L-1')?.name ?? '';
    expect(says({ type: 'cardTaken', card: 'L-1', category: 'L', slot: 0, broken: false, by: 'takahiro' })).toBe(`Takahiro pulls ${card}.`);
    expect(says({ type: 'cardTaken', card: 'L-1', category: 'L', slot: 0, broken: true, by: 'takahiro' })).toBe(`Takahiro pulls ${card} and breaks it.`);
    expect((['L', 'H', 'S'] as const).map((category) => says({ type: 'deckShuffled', category }))).toEqual(['Light', 'Heavy', 'Special'].map((deck) => `The ${deck} cards are shuffled again.`));
    const event = cards.events.find(({ id }) => id === 'E-1')?.name ?? '';
    expect(says({ type: 'eventPlaced', event: 'E-1', slot: 0 })).toBe(`Event: ${event}.`);
    expect(says({ type: 'eventPlaced', event: 'E-1', slot: 0, swallowed: 'L-1' })).toBe(`Event: ${event} takes the place of ${card}.`);
    expect(says({ type: 'eventsRebuilt' })).toBe('The Events begin again.');
    expect(says({ type: 'bossHurt', n: 3, hp: 20, cubes: 0 })).toBe('Ushikado loses 3 HP: 20 left.');
    expect(says({ type: 'bossHurt', n: 9, hp: 44, cubes: 1 })).toBe('Ushikado loses 9 HP: 44 left of the next bar.');
    expect(says({ type: 'bossHurt', n: 9, hp: 0, cubes: 1 })).toBe('Ushikado loses 9 HP: none left.');
    expect(says({ type: 'cubeRemoved', wound: 'W-1', left: 1 })).toBe('A cube is gone: 1 left on this Wound card.');
    expect(says({ type: 'woundRevealed', wound: 'W-2' })).toMatch(/^A new Wound card, Unchained\. [A-Z]/);
    expect(says({ type: 'woundRevealed', wound: 'W-2' })).not.toContain('When revealed');
    expect(says({ type: 'minionPlaced', minion: 'chainWretch', band: 0, square: at('J2') })).toMatch(/^The \w+ Chain Wretch comes to J2\.$/);
    expect(says({ type: 'minionDefeated', minion: 'chainWretch', band: 0 })).toMatch(/^The \w+ Chain Wretch is defeated\.$/);
    expect(says({ type: 'minionGone', minion: 'chainWretch', band: 1 })).toMatch(/^The \w+ Chain Wretch is gone\.$/);
    expect([says({ type: 'objectPlaced', kind: 'pillar', square: at('E3') }), says({ type: 'placed', who: 'takahiro', at: at('E3') })]).toEqual(['A Pillar stands on E3.', 'Takahiro stands on E3 now.']);
  });

  test('blows of the boss and of minions', () => {
    expect(says({ type: 'strikeBegan', by: 'boss:0', name: 'Gore', target: 'takahiro', targets: ['takahiro', 'sayaka', 'kensho'], damageType: 'piercing' })).toBe('Ushikado strikes at Takahiro, Sayaka and Kensho: Gore.');
    expect(says({ type: 'strikeBegan', by: 'chainWretch:0', name: 'Chain Wretch', target: 'takahiro', targets: ['takahiro'], damageType: 'piercing' })).toMatch(/^The \w+ Chain Wretch strikes at Takahiro\.$/);
    expect(says({ type: 'cardLost', card: 'L-1' })).toMatch(/ finds nobody\.$/);
    expect(says({ type: 'dodged', by: 'boss:0', hero: 'takahiro', dodge: 5, precision: 4 })).toBe('Takahiro dodges: 5 Dodge against Precision 4.');
    // Smoke Veil dodges whatever comes.
    expect(says({ type: 'dodged', by: 'boss:0', hero: 'sayaka', dodge: 3, precision: 6 })).toBe('Sayaka dodges.');
    expect(says({ type: 'heroStruck', by: 'boss:0', hero: 'takahiro', damage: 5, damageType: 'piercing', lines: [] })).toBe('Takahiro takes 5 piercing damage.');
    expect(says({ type: 'heroStruck', by: 'boss:0', hero: 'takahiro', damage: 5, damageType: 'piercing', lines: [{ why: 'Armor', change: '−3', after: 5 }] })).toBe('Takahiro takes 5 piercing damage (Armor −3).');
    expect(says({ type: 'shielded', by: 'chainWretch:0' })).toMatch(/^The \w+ Chain Wretch takes the blow\.$/);
  });
});

describe('the rest of what only one boss does', () => {
  const says = (boss: (typeof BOSS_IDS)[number], event: BattleEvent) => battleGame.describe(event, situation(battleGame, { ...battleGame.defaults, boss }).state, NAMES);

  test('RR-367 two brothers have one bar', () => {
    expect(says('akaAo', { type: 'bossHurt', n: 14, hp: 28, cubes: 0 })).toBe('Aka and Ao lose 14 HP: 28 left.');
  });


  test.each([
    ['funakuro', { type: 'objectDrifted', kind: 'pot', from: 0, square: at('C4') }, 'The Sealed Pot drifts to C4.'],
    ['funakuro', { type: 'objectDrifted', kind: 'pot', from: at('L4'), square: -1 }, 'The Sealed Pot drifts off the field.'],
    ['nineFaces', { type: 'figureTorn', who: 'boss:0' }, 'A paper figure is torn.'],
    ['nineFaces', { type: 'figureEntered', who: 'boss:0', square: at('C4') }, 'A figure steps onto C4.'],
    ['nineFaces', { type: 'castDrawn', marks: 3 }, 'The cast changes places.'],
    ['nineFaces', { type: 'unmasked', figure: 0 }, 'The true one is unmasked.'],
    ['nineFaces', { type: 'maskWorn', mask: 0 }, 'Another mask is put on.'],
    ['nineFaces', { type: 'turned', who: 'boss:1', facing: 0 }, expect.stringMatching(/^The (Crane|Pine|Moon) faces north\.$/)],
    ['kugi', { type: 'dollNailed', of: 'sayaka', square: at('C4') }, 'Sayaka’s doll is nailed down on C4.'],
    ['kugi', { type: 'dollMoved', of: 'nameless', square: at('C4') }, 'The nameless doll lies on C4.'],
    ['kugi', { type: 'dollHurt', of: 'sayaka', n: 2, hp: 8 }, 'Sayaka’s doll takes 2 damage.'],
    ['kugi', { type: 'dollsMended' }, 'The dolls are mended.'],
    ['kugi', { type: 'mirrored', of: 'sayaka', hero: 'sayaka', n: 2 }, 'Sayaka feels 2 of what was done to the doll.'],
    ['akaAo', { type: 'turned', who: 'boss:1', facing: 1 }, 'Ao faces east.'],
    ['harunobu', { type: 'guardChanged', list: [] }, expect.stringMatching(/^His Guard is (slashing|piercing|crushing|mystic).* now\.$/)],
    ['fifthWanderer', { type: 'cardTurnedDown', card: 'L-1', slot: 0 }, expect.stringMatching(/^[A-Z].* is turned face down\.$/)],
    ['fifthWanderer', { type: 'cardWritten', slot: 0, damageType: 'mystic' }, 'A card is written as a mystic attack.'],
    ['cagedDawn', { type: 'soulsSwapped', front: 'night' }, 'Night comes to the front.'],
    ['devouringNight', { type: 'zoneEaten', zone: 3 }, 'The ground of A10–C12 is eaten.'],
  ] satisfies readonly (readonly [(typeof BOSS_IDS)[number], BattleEvent, unknown])[])('%s: %j', (boss, event, words) => {
    expect(says(boss, event)).toEqual(words);
  });
});

test('words of cards are written out', () => {
  expect(plain('One enemy becomes Vulnerable (Piercing).')).toBe('One enemy becomes Vulnerable to piercing.');
  expect(plain('Each hero in [2] with LoS, Range [3], in Z23')).toBe('Each hero within 2 with line of sight, Range range 3, in D7–F9');
  expect(plain('Pull 2 the Threat holder. Pull 2 toward Ao each hero in [4] of Ao.')).toBe('Pull the Threat holder 2. Pull 2 toward Ao: each hero within 4 of Ao.');
  expect(plain('Difficult Terrain costs you 1; once per combat the next hero in initiative, farther than [2].')).toBe('Difficult Ground costs you 1; once per battle the next hero in line, more than 2 away.');
});

describe('the log speaks as people at the table do', () => {
  const says = (event: BattleEvent, boss: (typeof BOSS_IDS)[number] = 'ushikado'): string | undefined => {
    const { state } = situation(battleGame, { ...battleGame.defaults, boss });
    return battleGame.describe(event, state, NAMES);
  };

  test('ground and things have their printed names', () => {
    expect([says({ type: 'tokenPlaced', zone: 6, token: 'fire' }), says({ type: 'tokenPlaced', zone: 6, token: 'spikes' }), says({ type: 'tokenRemoved', zone: 0, token: 'high' }), says({ type: 'tokenRemoved', zone: 0, token: 'bones' })])
      .toEqual(['Fire now lies in D7–F9.', 'Spikes now lie in D7–F9.', 'High Ground is gone from A1–C3.', 'Bones are gone from A1–C3.']);
    expect([says({ type: 'objectBroken', kind: 'barrel', square: at('B2') }), says({ type: 'objectBroken', kind: 'pot', square: at('B2') }), says({ type: 'objectUsed', hero: 'kensho', kind: 'trough', square: 1 }), says({ type: 'objectPlaced', kind: 'barrel', square: at('B2') }), says({ type: 'objectPlaced', kind: 'shrine', square: at('B2') })])
      .toEqual(['The Oil Barrel on B2 bursts.', 'The Sealed Pot on B2 breaks.', 'Kensho uses the Quench Trough.', 'An Oil Barrel stands on B2.', 'A Shrine stands on B2.']);
  });

  test('what somebody has for a while is said with how long', () => {
    expect(says({ type: 'buffed', hero: 'takahiro', stat: 'dodge', n: 1, until: 'endOfRound', why: 'Challenge' })).toBe('Takahiro has 1 more Dodge until the end of the round (Challenge).');
    expect(says({ type: 'buffed', hero: 'sayaka', stat: 'shadowPartner', n: 1, until: 'endOfTurn', why: 'Shadow Partner' })).toBe('Sayaka counts as flanking alone until the end of the turn (Shadow Partner).');
  });

  test('who pays and who is robbed', () => {
    const [event] = BOSSES.ushikado.events;
    expect(says({ type: 'lost', hero: 'takahiro', res: 'stamina', n: 3, why: event?.name ?? '' })).toBe(`Takahiro loses 3 Stamina (${event?.name ?? ''}).`);
    expect(says({ type: 'lost', hero: 'takahiro', res: 'stamina', n: 2, why: 'Long Thrust' })).toBe('Takahiro pays 2 Stamina (Long Thrust).');
  });

  test('RR-551 lightning is told in rows and columns, the longest first', () => {
    expect(says({ type: 'lightning', squares: (['C2', 'B2', 'A2', 'C3', 'C4', 'C5', 'D2', 'C1'] as const).map(at) }, 'raitora')).toBe('Lightning strikes C1–C5 and A2–D2.');
  });

  test('a slot that is skipped names its card', () => {
    const { state } = situation(battleGame, { ...battleGame.defaults, boss: 'ushikado' });
    state.sequence[1] = { card: 'L-1', broken: true };
    expect(battleGame.describe({ type: 'slotSkipped', slot: 1 }, state, NAMES)).toMatch(/^[A-Z].* is Broken and does not come\.$/);
    expect(battleGame.describe({ type: 'slotSkipped', slot: 1 }, state, NAMES)).not.toContain('A card');
  });

  test('RR-589 a Wound card from the pack has its words too', () => {
    const [extra] = BOSSES.gashaO.pack.wounds ?? [];
    if (!extra) throw new Error('the pack has no Wound card');
    expect(says({ type: 'woundRevealed', wound: extra.id }, 'gashaO')).toContain(`${extra.name}. The boss turns a quarter`);
  });

  test('dice are added up, and a Flask is counted in sips', () => {
    expect([says({ type: 'attackRolled', hero: 'takahiro', black: 2, white: 3 }), says({ type: 'attackRolled', hero: 'takahiro', black: 5, white: 5 }), says({ type: 'attackRolled', hero: 'takahiro', black: 0, white: 4 })])
      .toEqual(['Takahiro rolls +3 damage.', 'Takahiro rolls 2 Specials.', 'Takahiro rolls 1 Yang.']);
    expect([0, 1, 2].map((left) => says({ type: 'flaskUsed', hero: 'takahiro', left }))).toEqual(['it is empty now', '1 sip left', '2 sips left'].map((rest) => `Takahiro drinks from the Flask; ${rest}.`));
  });

  test('RR-560 a straw doll is called by its hero', () => {
    const { state } = situation(battleGame, { ...battleGame.defaults, boss: 'kugi' });
    const [doll] = dollsOf(state);
    if (typeof doll?.at !== 'number' || doll.of === 'nameless') throw new Error('no doll lies on the field');
    expect(figureName(state, `thing:${doll.at}`)).toBe(`${heroName(doll.of)}’s doll`);
  });
});
