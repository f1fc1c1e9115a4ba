import type { Token } from './dice';

/** When an Item may be used; the last six are moments of a Fight. */
export type Window = 'ready' | 'montage' | 'beforeRoll' | 'reroll' | 'afterRerolls' | 'actions' | 'damage' | 'exit';

/** What an Item does; using it discards it. */
export type ItemEffect =
  | { readonly do: 'gain'; readonly out: readonly Token[] }
  /** Any so many Hero actions. */
  | { readonly do: 'gainAny'; readonly count: number }
  /** Kills a Blocker in the hero's zone, or gives these. */
  | { readonly do: 'killBlocker'; readonly or: readonly Token[] }
  /** Damage to every enemy of one adjacent zone; not a Shot. */
  | { readonly do: 'blast'; readonly damage: number }
  | { readonly do: 'preventHurt'; readonly upTo: number }
  | { readonly do: 'rerollAny' }
  | { readonly do: 'noExitDamage' }
  | { readonly do: 'healHurt'; readonly upTo: number }
  /** Puts unclaimed Recon tokens on Dens at once. */
  | { readonly do: 'scout'; readonly upTo: number }
  | { readonly do: 'removeSkulls' }
  | { readonly do: 'healSevere' }
  /** A Run through so many doorways, free of damage and past Blockers. */
  | { readonly do: 'getaway'; readonly doorways: number };

export interface Item {
  readonly name: string;
  readonly cost: number;
  readonly windows: readonly Window[];
  readonly words: string;
  readonly effect: ItemEffect;
}

const item = (name: string, cost: number, windows: readonly Window[], words: string, effect: ItemEffect): Item => ({ name, cost, windows, words, effect });

export const ITEMS = {
  straightRazor: item('Straight Razor', 1, ['actions'], 'Gain a Double Hit.', { do: 'gain', out: ['doubleHit'] }),
  throwingStars: item('Throwing Stars', 1, ['actions'], 'Gain two Shots.', { do: 'gain', out: ['shot', 'shot'] }),
  brassKnuckles: item('Brass Knuckles', 1, ['actions'], 'Gain two Hits.', { do: 'gain', out: ['hit', 'hit'] }),
  runningShoes: item('Running Shoes', 1, ['actions'], 'Gain two Moves.', { do: 'gain', out: ['move', 'move'] }),
  crowbar: item('Crowbar', 1, ['actions'], 'Kill a Blocker in your zone, or gain a Hit.', { do: 'killBlocker', or: ['hit'] }),
  flakVest: item('Flak Vest', 1, ['damage'], 'Prevent up to three Hurt of enemies activating.', { do: 'preventHurt', upTo: 3 }),
  loadedDice: item('Loaded Dice', 1, ['reroll'], 'Roll any number of dice again.', { do: 'rerollAny' }),
  smokePellet: item('Smoke Pellet', 1, ['exit'], 'Leave the Den without damage.', { do: 'noExitDamage' }),
  painkillers: item('Painkillers', 1, ['ready', 'actions'], 'Remove up to two normal Hurt.', { do: 'healHurt', upTo: 2 }),
  burnerPhone: item('Burner Phone', 1, ['ready'], 'Put up to two unclaimed Recon tokens on Dens and look at the Bosses.', { do: 'scout', upTo: 2 }),
  flashbang: item('Flashbang', 2, ['afterRerolls'], 'Remove all Skulls of this roll.', { do: 'removeSkulls' }),
  pipeBomb: item('Pipe Bomb', 2, ['actions'], 'One damage to every enemy in one adjacent zone.', { do: 'blast', damage: 1 }),
  sawnOff: item('Sawn-off', 2, ['actions'], 'Gain three Shots.', { do: 'gain', out: ['shot', 'shot', 'shot'] }),
  adrenaline: item('Adrenaline', 2, ['actions'], 'Gain any two Hero actions.', { do: 'gainAny', count: 2 }),
  fieldKit: item('Field Kit', 2, ['montage', 'ready'], 'Remove one severe cube.', { do: 'healSevere' }),
  getawayCar: item('Getaway Car', 2, ['beforeRoll'], 'Run through up to two doorways, past Blockers and without damage.', { do: 'getaway', doorways: 2 }),
} satisfies Record<string, Item>;

export type ItemId = keyof typeof ITEMS;
export const ITEM_IDS = Object.keys(ITEMS) as readonly ItemId[];
