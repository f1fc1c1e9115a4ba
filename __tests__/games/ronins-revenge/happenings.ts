import { BOSSES, BOSS_IDS, type BossId } from '@/games/ronins-revenge/content/bosses';
import { DESTINY_IDS } from '@/games/ronins-revenge/content/destiny';
import { HEROES } from '@/games/ronins-revenge/content/heroes';
import { HERO_IDS } from '@/games/ronins-revenge/content/terms';
import type { BattleEvent } from '@/games/ronins-revenge/rules/events';
import type { Options } from '@/games/ronins-revenge/rules/options';
import type { BattleState } from '@/games/ronins-revenge/rules/state';

import { everythingOf, noteBoss, watchCustoms, type Fired } from './exhaustive';
import { everythingOfHeroes, noteKit, noteOutfit } from './exhaustiveKits';

/** Everything that can happen in a battle of any kind, and what of it has happened in a run of battles. */

const of = (boss: BossId, what: string): string => `${boss} ${what}`;
const factCustoms = (boss: BossId): string[] => BOSSES[boss].factChanges.flatMap(({ steps }) => steps.flatMap((step) => (step.do === 'custom' ? [`custom ${step.id}`] : [])));

export function everythingInBattles(): string[] {
  const ofBoss = (boss: BossId): string[] => [
    ...everythingOf(boss), ...factCustoms(boss), ...BOSSES[boss].factChanges.map(({ fact }) => `fact ${fact}`), ...(BOSSES[boss].pack.wounds ?? []).map(({ id }) => `wound ${id}`),
  ];
  return [...new Set([
    ...BOSS_IDS.flatMap((boss) => ofBoss(boss).map((what) => of(boss, what))),
    ...everythingOfHeroes(),
    ...HERO_IDS.map((hero) => `special ${HEROES[hero].special.name}`),
    ...DESTINY_IDS.flatMap((card) => [`destiny ${card} attack`, `destiny ${card} defense`]),
  ])];
}

export class Happenings {
  private readonly happened: Fired = new Set();

  missing(): string[] {
    return everythingInBattles().filter((each) => !this.happened.has(each));
  }

  /** Before the first move: the story and what everybody wears. Bosses whose first card lies open reveal it at set-up. */
  begin(state: BattleState, { boss, story }: Options): void {
    noteOutfit(this.happened, state);
    for (const { minion } of state.minions) this.add(boss, `minion ${minion}`);
    for (const { fact, hero, steps } of BOSSES[boss].factChanges) {
      const isHeld = hero === undefined ? story?.facts.includes(fact) : story?.heroFacts.some((each) => each.fact === fact && each.hero === hero);
      if (!isHeld) continue;
      this.add(boss, `fact ${fact}`);
      for (const step of steps) if (step.do === 'custom') this.add(boss, `custom ${step.id}`);
    }
  }

  note(state: BattleState, event: BattleEvent): void {
    const fired: Fired = new Set();
    noteBoss(fired, state, event);
    for (const each of fired) this.add(state.boss, each);
    noteKit(this.happened, state, event);
    if (event.type === 'specialUsed') this.happened.add(`special ${event.name}`);
    else if (event.type === 'destinyPlayed') this.happened.add(`destiny ${event.card} ${event.side}`);
    else if (event.type === 'defended' && event.card) this.happened.add(`destiny ${event.card} defense`);
  }

  /** One move that is really played; what bots imagine before it does not count. */
  during(state: BattleState, play: () => void): void {
    const { partyItems } = state;
    const leave = watchCustoms((custom) => this.add(state.boss, `custom ${custom}`));
    try {
      play();
    } finally {
      leave();
    }
    for (const item of partyItems) if (!state.partyItems.includes(item)) this.add(state.boss, `item ${item}`);
  }

  private add(boss: BossId, what: string): void {
    this.happened.add(of(boss, what));
  }
}
