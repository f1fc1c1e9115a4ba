import { Random, makeStream } from '@/engine/random';
import { BOSSES, type BossId } from '@/games/ronins-revenge/content/bosses';
import type { CustomId } from '@/games/ronins-revenge/content/customs';
import { RECOMMENDED_LOADOUTS } from '@/games/ronins-revenge/content/loadouts';
import { HERO_IDS, type HeroId } from '@/games/ronins-revenge/content/terms';
import { bossVerbs } from '@/games/ronins-revenge/rules/boss/verbs';
import { battleDecisions, type Move } from '@/games/ronins-revenge/rules/decisions';
import type { BattleEvent } from '@/games/ronins-revenge/rules/events';
import type { Member } from '@/games/ronins-revenge/rules/plan';
import { setUp } from '@/games/ronins-revenge/rules/setup';
import type { BattleState, Difficulty } from '@/games/ronins-revenge/rules/state';
import { NO_STORY } from '@/games/ronins-revenge/rules/story';

/** Plays random battles of one boss until everything on its cards has happened, or the battles are used up. */

const MOST_MOVES = 4000;
const LONG_LIFE = 120;

/** What has happened so far: cards by their strikes or lines, Events, Wound cards, minions, custom lines. */
export type Fired = Set<string>;

export const packItems = (boss: BossId): string[] => BOSSES[boss].pack.items.flatMap((item) => (item.kind === 'item' ? [item.id] : []));

/** Everything that can happen on the cards of a boss. Custom lines of Fact changes are done at set-up. */
export function everythingOf(boss: BossId): string[] {
  const { attacks, pack, events, wounds, minions, card } = BOSSES[boss];
  const all = [...attacks, ...pack.attacks];
  const customs = [...all, ...events, ...minions, card.basic].flatMap(({ steps = [] }) => steps).concat([...wounds, ...(pack.wounds ?? [])].flatMap(({ onReveal }) => onReveal))
    .flatMap((step) => (step.do === 'custom' ? [step.id] : []));
  return [
    ...all.map(({ id }) => `card ${id}`), ...events.map(({ id }) => `event ${id}`), ...wounds.map(({ id }) => `wound ${id}`), 'basic attack',
    ...minions.map(({ id }) => `minion ${id}`), ...new Set(customs.map((id) => `custom ${id}`)), ...packItems(boss).map((id) => `item ${id}`),
  ];
}

function partyFor(random: Random): Record<HeroId, Member> {
  const member = (hero: HeroId): Member => (random.below(4) === 0 ? 'comrade' : { loadout: RECOMMENDED_LOADOUTS[hero], noLuck: random.below(2) === 0 });
  return { takahiro: member('takahiro'), sayaka: member('sayaka'), kosuke: member('kosuke'), kensho: member('kensho') };
}

/** Half of the Facts of a boss, at random: their cards and customs come into play too. */
function storyFor(boss: BossId, random: Random): typeof NO_STORY {
  const facts = BOSSES[boss].factChanges.filter(() => random.below(2) === 0).map(({ fact }) => fact);
  return { ...NO_STORY, facts, party: packItems(boss), sitter: 'takahiro', tested: 'kensho' };
}

export function noteBoss(fired: Fired, state: BattleState, event: BattleEvent): void {
  if (event.type === 'slotReached') {
    const slot = state.sequence[event.slot];
    if (slot && 'card' in slot && !slot.broken) fired.add(`card ${slot.card}`);
  } else if (event.type === 'eventResolved') fired.add(`event ${event.event}`);
  else if (event.type === 'woundRevealed') fired.add(`wound ${event.wound}`);
  else if (event.type === 'strikeBegan' && event.name === BOSSES[state.boss].card.basic.name) fired.add('basic attack');
  else if (event.type === 'minionPlaced') fired.add(`minion ${event.minion}`);
}

/** Custom lines of enemies are noted until the function that it returns is called. */
export function watchCustoms(note: (custom: CustomId) => void): () => void {
  const plain = bossVerbs.custom;
  Object.assign(bossVerbs, { custom: (...[run, step, context]: Parameters<typeof plain>) => {
    note(step.id);
    plain(run, step, context);
  } });
  return () => void Object.assign(bossVerbs, { custom: plain });
}

/** One kind of answer is as likely as another, however many ways there are over the field. */
export function anyMove(offered: readonly Move[], choices: Random): Move | undefined {
  if (offered.length === 0) return undefined;
  const kinds = [...new Set(offered.map(({ kind }) => kind))];
  const kind = kinds.includes('begin') ? 'begin' : kinds[choices.below(kinds.length)];
  const fitting = offered.filter((move) => move.kind === kind);
  return fitting[choices.below(fitting.length)];
}

export interface Played {
  readonly state: BattleState;
  readonly moves: number;
}

/** One random battle: long-lived heroes, thin Wound cards, some Facts. */
export function playOne(boss: BossId, seed: string, fired: Fired, difficulty: Difficulty, watch?: (state: BattleState) => void, life = LONG_LIFE): Played {
  const random = new Random(makeStream(seed));
  const choices = new Random(makeStream(`${seed} choices`));
  const story = choices.below(3) === 0 ? NO_STORY : storyFor(boss, choices);
  const state = setUp({ boss, difficulty, level: 1, party: partyFor(choices), story }, random);
  for (const id of HERO_IDS) state.heroes[id].maxHp = state.heroes[id].hp = life;
  state.cubes = state.cubes.map((cubes) => Math.min(cubes, 1));
  for (const minion of state.minions) fired.add(`minion ${minion.minion}`);
  const table = { random, stream: () => random, emit: (event: BattleEvent) => noteBoss(fired, state, event) };
  const leave = watchCustoms((custom) => fired.add(`custom ${custom}`));
  let moves = 0;
  try {
    battleDecisions.begin(state, table, (run) => run.call({ kind: 'battle' }));
    for (; moves < MOST_MOVES && state.result === null; moves++) {
      const [prompt] = battleDecisions.prompts(state);
      if (!prompt) throw new Error(`nobody is asked: ${state.frames.map(({ kind }) => kind).join(' ')}`);
      const move = anyMove([...battleDecisions.moves(state, prompt.seat)], choices);
      if (!move) throw new Error(`${prompt.kind} has no answer`);
      const { partyItems } = state;
      battleDecisions.play(state, prompt.seat, move, table);
      for (const item of partyItems) if (!state.partyItems.includes(item)) fired.add(`item ${item}`);
      watch?.(state);
    }
  } finally {
    leave();
  }
  return { state, moves };
}

/** What has not happened after so many battles. */
export function missingAfter(boss: BossId, battles: number, watch?: (state: BattleState) => void): string[] {
  const fired: Fired = new Set();
  const wanted = everythingOf(boss);
  const difficulties: readonly Difficulty[] = ['standard', 'easy', 'hard'];
  for (let i = 0; i < battles && wanted.some((each) => !fired.has(each)); i++) playOne(boss, `${boss} ${i}`, fired, difficulties[i % difficulties.length] ?? 'standard', watch);
  return wanted.filter((each) => !fired.has(each));
}
