import type { Bot } from '@/engine/bots/bot';
import { botFor, type AnyBox } from '@/engine/box';
import { playCampaign } from '@/engine/campaign/simulateCampaign';
import type { RunningCampaign } from '@/engine/campaign/runningCampaign';
import { Random } from '@/engine/random';
import { soulsOfKurokai, type SagaOptions } from '@/games/ronins-revenge/campaign/soulsOfKurokai';
import type { BattleTaken, StoryTaken } from '@/games/ronins-revenge/campaign/harvests';
import type { Saga } from '@/games/ronins-revenge/campaign/saga';
import { BOSSES } from '@/games/ronins-revenge/content/bosses';
import { CHAPTERS } from '@/games/ronins-revenge/content/story/chapters';
import { ENDING_IDS, VARIANTS } from '@/games/ronins-revenge/content/story/conditions';
import { EPILOGUE_IDS } from '@/games/ronins-revenge/content/story/ending';
import { HERO_ENDINGS, LAST_PAGE, PARTY_ENDINGS, SCAR_LINES } from '@/games/ronins-revenge/content/story/endings';
import { FACT_IDS } from '@/games/ronins-revenge/content/story/factNames';
import { HERO_FACTS } from '@/games/ronins-revenge/content/story/heroFacts';
import { HERO_IDS } from '@/games/ronins-revenge/content/terms';
import { roninsStory } from '@/games/ronins-revenge/story';
import { ATTITUDES, type Attitude } from '@/games/ronins-revenge/story/bot';
import type { StoryState } from '@/games/ronins-revenge/story/state';

import { battleStub } from './battleStub';

/** Everything that can be met on the way, by name. */
export function everything(): ReadonlySet<string> {
  const all = new Set<string>();
  for (const { id, boss, entries, journals } of CHAPTERS) {
    all.add(`passage ${boss}`).add(`scar line ${boss}`);
    for (const { id: entry, also = [], vote } of entries) {
      all.add(`entry ${id}/${entry}`);
      also.forEach((_, at) => all.add(`also ${id}/${entry}/${at}`));
      for (const { letter } of vote?.options ?? []) all.add(`option ${id}/${vote?.id ?? ''}/${letter}`);
    }
    for (const hero of HERO_IDS) for (const note of journals[hero]) all.add(`note ${note.id}`);
  }
  for (const fact of FACT_IDS) all.add(`fact ${fact}`);
  for (const hero of HERO_IDS) for (const fact of HERO_FACTS[hero]) all.add(`hero fact ${hero} ${fact}`);
  for (const [id, { factChanges, pack, loot }] of Object.entries(BOSSES)) {
    for (const { fact } of factChanges) all.add(`change ${id}/${fact}`);
    for (const item of pack.items) all.add(`item ${item.id}`);
    for (const card of loot) all.add(`loot ${card.id}`);
  }
  for (const id of VARIANTS) all.add(`variant ${id}`);
  for (const id of ENDING_IDS) all.add(`ending ${id}`);
  for (const ending of PARTY_ENDINGS) ending.also.forEach((_, at) => all.add(`ending ${ending.id}/${at}`));
  for (const hero of HERO_IDS) for (const id of EPILOGUE_IDS) HERO_ENDINGS[hero][id].also.forEach((_, at) => all.add(`epilogue ${hero}/${id}/${at}`));
  for (const hero of HERO_IDS) for (const id of EPILOGUE_IDS) all.add(`epilogue ${hero}/${id}`);
  LAST_PAGE.forEach((_, at) => all.add(`last page ${at}`));
  for (const boss of Object.keys(SCAR_LINES)) all.add(`scar line ${boss}`);
  return all;
}

/** What one reading met. */
function metIn(state: StoryState): readonly string[] {
  const met: string[] = [...state.facts.map((fact) => `fact ${fact}`), ...state.items.map((item) => `item ${item}`)];
  const { chapter } = state;
  for (const page of state.pages) {
    if (page.kind === 'entry') {
      met.push(`entry ${chapter}/${page.entry}`, ...page.also.map((at) => `also ${chapter}/${page.entry}/${at}`));
      if (page.vote) met.push(`option ${chapter}/${page.vote.vote}/${page.vote.winner}`);
    } else if (page.kind === 'scar') met.push(`passage ${page.boss}`);
    else if (page.kind === 'scars') met.push(...page.bosses.map((boss) => `scar line ${boss}`));
    else if (page.kind === 'ending') met.push(`ending ${page.ending}`, ...page.also.map((at) => `ending ${page.ending}/${at}`));
    else if (page.kind === 'epilogue') met.push(`epilogue ${page.hero}/${page.epilogue}`, ...page.also.map((at) => `epilogue ${page.hero}/${page.epilogue}/${at}`));
    else met.push(...page.lines.map((at) => `last page ${at}`));
  }
  for (const hero of HERO_IDS) {
    met.push(...(state.notes[hero] ?? []).map((id) => `note ${id}`), ...state.party[hero].facts.map((fact) => `hero fact ${hero} ${fact}`));
    met.push(...(state.draft?.taken[hero] ?? []).map((card) => `loot ${card}`));
  }
  const boss = CHAPTERS[chapter - 1]?.boss ?? 'kurokai';
  const id = boss === 'kurokai' ? state.variant : boss;
  if (state.variant) met.push(`variant ${state.variant}`);
  for (const { fact, hero } of state.omens) if (fact) met.push(`change ${id ?? ''}/${fact}`); else if (hero) met.push(...BOSSES[id ?? 'ushikado'].factChanges.filter((change) => change.hero === hero).map((change) => `change ${id ?? ''}/${change.fact}`));
  return met;
}

export type Played = RunningCampaign<Saga, SagaOptions, { 'ronins-story': StoryTaken; 'ronins-revenge': BattleTaken }>;

export interface Manner {
  /** Instead of what the seed draws. */
  readonly options?: Partial<SagaOptions>;
  readonly chance?: number;
  /** Of everybody at the table. */
  readonly attitude?: Attitude;
  /** Changes what sits at the table of the story. */
  readonly player?: (bot: Bot<unknown, unknown>) => Bot<unknown, unknown>;
  /** Sees every reading at its end. */
  readonly onRead?: (end: StoryState) => void;
}

/** A campaign with everybody's attitude drawn from the seed; what it met goes into the set. */
export function playSaga(seed: string, met: Set<string>, manner: Manner = {}): Played {
  const whims = Random.fromSeed(`${seed}/attitudes`);
  const seats = 1 + whims.below(4);
  const options: SagaOptions = {
    seats, heroes: whims.shuffle([...HERO_IDS]).slice(0, seats), others: whims.chance(1, 2) ? 'heroes' : 'comrades', difficulty: whims.pick(['easy', 'standard', 'hard'] as const), secretLetters: whims.chance(1, 4), ...manner.options,
  };
  const attitudes = Array.from({ length: options.seats }, () => whims.pick(ATTITUDES));
  const party = whims.pick([undefined, undefined, ...ATTITUDES]);
  const drawn = whims.pick([2, 5, 25, 60, 80, 98]);
  const chance = manner.chance ?? drawn;
  const { player: seated = (bot) => bot } = manner;
  const watched: AnyBox = { ...roninsStory, game: { ...roninsStory.game, outcome: (state: StoryState) => watch(roninsStory.game.outcome(state), state) } } as unknown as AnyBox;
  const watch = <T>(outcome: T, state: StoryState): T => {
    if (outcome) {
      for (const name of metIn(state)) met.add(name);
      manner.onRead?.(state);
    }
    return outcome;
  };
  const battle = battleStub(() => chance) as unknown as AnyBox;
  const playing = playCampaign(soulsOfKurokai, {
    options, seed, boxOf: (game) => (game === 'ronins-story' ? watched : battle), maxMatches: 60, maxMoves: 900,
    playerOf: (box, player) => (box === watched ? seated(botFor(box, 'hard', manner.attitude ?? party ?? attitudes[player])) : box.bots.hard),
  });
  for (;;) {
    const step = playing.next();
    if (!step.done) continue;
    if (step.value.failure) throw new Error(`${seed}: ${step.value.failure.words}`);
    return step.value.running;
  }
}
