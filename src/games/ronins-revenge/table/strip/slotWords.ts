import type { IconName } from '@/theme';

import { bossInPlay } from '../../content/bossInPlay';
import type { HeroId } from '../../content/terms';
import type { RoundToCome, SlotForecast } from '../../preview/sequence';
import type { BlowForecast, LossForecast, StrikeForecast } from '../../preview/strikes';
import { attackCard, eventCard } from '../../rules/boss/mods';
import { figureName } from '../../rules/names';
import type { BattleState } from '../../rules/state';
import { CATEGORY_LOOK } from '../look';
import type { ShownSlot } from '../useForecasts';

/** A slot of the Sequence as it is told on the strip. */
export interface ToldSlot {
  readonly title: string;
  readonly sign: IconName;
  /** What stands below the title: what it costs, or a few words why it costs nothing. */
  readonly below: string;
  /** First what is read on the slot, in its order; then everything else, for a screen reader. */
  readonly label: string;
}

/** How much of itself a slot can show. */
export interface SlotRoom {
  /** No room for the title, and for one short word below. */
  readonly tight: boolean;
  /** What it costs stands in a short word above the title. */
  readonly above?: boolean;
  /** So many faces of the struck; the others are counted. */
  readonly faces: number;
}

/** What is lost though no blow falls, counted like one. */
const asBlow = ({ hero, n, falls }: LossForecast): BlowForecast => ({ hero, dodged: false, damage: n, lines: [], falls });

/** Everybody who is struck or loses HP otherwise, each once, with all that is lost. */
export function lossesOf({ strikes, losses: others = [] }: Pick<SlotForecast, 'strikes'> & Partial<Pick<SlotForecast, 'losses'>>): readonly BlowForecast[] {
  const losses = new Map<HeroId, BlowForecast>();
  for (const blow of [...strikes.flatMap(({ blows }) => blows), ...others.map(asBlow)]) {
    const before = losses.get(blow.hero);
    losses.set(blow.hero, before
      ? { ...blow, dodged: before.dodged && blow.dodged, damage: before.damage + blow.damage, falls: before.falls || blow.falls }
      : blow);
  }
  return [...losses.values()];
}

/** The whole round: what comes before the slots, the slots, and what comes after them. */
export const harmOf = ({ first, slots, minions, last }: RoundToCome): Pick<SlotForecast, 'strikes' | 'losses'> => ({
  strikes: [...slots.flatMap(({ strikes }) => strikes), ...minions], losses: [...first, ...slots.flatMap(({ losses }) => losses), ...last],
});

/** "Takahiro loses 7 and falls". */
export function lossWords(view: BattleState, { hero, dodged, damage, falls }: BlowForecast): string {
  const name = figureName(view, hero);
  return dodged ? `${name} dodges` : `${name} loses ${damage}${falls ? ' and falls' : ''}`;
}

/** "will strike: Sayaka loses 4": what a minion is about to do. */
export const intentWords = (view: BattleState, { blows }: Pick<StrikeForecast, 'blows'>): string => `will strike: ${blows.map((blow) => lossWords(view, blow)).join(', ')}`;

interface Named {
  readonly title: string;
  readonly sign: IconName;
  /** Below the title, in full and in a word. */
  readonly note?: readonly [string, string];
  /** What the title and the note leave unsaid. */
  readonly more: string;
}

const OVER = ['done', 'done'] as const;
const STRUCK = ['has struck', 'struck'] as const;
const HARMLESS = ['hits nobody', 'none'] as const;

function cardNamed(view: BattleState, { card, kind, swallowed, unforeseen, over }: ShownSlot): Named | undefined {
  if (card === undefined) return undefined;
  const { name, category } = attackCard(view, card);
  const { sign, name: kindOfCard } = CATEGORY_LOOK[category];
  if (swallowed) return { title: name, note: ['swallowed', 'Event'], sign: 'hourglass', more: `${name} will be swallowed by the Event` };
  if (kind === 'broken') return { title: name, note: ['Broken', 'Broken'], sign: 'broken-shield', more: `${name} does not strike` };
  if (over) return { title: name, note: OVER, sign: 'check-mark', more: `${name}, ${kindOfCard}` };
  return { title: name, sign, more: `${name}, ${kindOfCard}`, ...(unforeseen ? { note: [kindOfCard, kindOfCard] as const } : {}) };
}

function named(view: BattleState, slot: ShownSlot): Named {
  const card = cardNamed(view, slot);
  if (card) return card;
  const { kind, event, over } = slot;
  if (event !== undefined) return { title: eventCard(view, event).name, note: over ? OVER : ['Event', 'Event'], sign: over ? 'check-mark' : 'hourglass', more: `the Event ${eventCard(view, event).name}` };
  if (kind === 'event') return { title: 'Event', note: ['comes here', 'Event'], sign: 'hourglass', more: 'the Event of this round swallows what lies here' };
  if (kind === 'open') return { title: 'Open', note: ['next card', 'open'], sign: 'crossed-swords', more: 'one of the next cards taken goes here' };
  const { name } = bossInPlay(view.boss).card.basic;
  return over ? { title: name, note: OVER, sign: 'check-mark', more: name } : { title: name, sign: 'crossed-swords', more: `empty, so ${name} comes` };
}

/** "−7", "+1 −12", "3: −20": how many of the struck have no face here, and what all of them lose. */
function costWords(losses: readonly BlowForecast[], faces: number): string {
  const more = losses.length <= faces ? '' : faces === 0 ? `${losses.length}: ` : `+${losses.length - faces} `;
  const all = losses.reduce((sum, { damage }) => sum + damage, 0);
  return `${more}${losses.every(({ dodged }) => dodged) ? 'dodged' : `−${all}`}`;
}

/** What a slot is, whom it strikes and for how much. */
export function tellSlot(view: BattleState, slot: ShownSlot, { tight, above = false, faces }: SlotRoom): ToldSlot {
  const { title, sign, note, more } = named(view, slot);
  const losses = lossesOf(slot);
  const acts = slot.kind === 'card' || slot.kind === 'basic' || slot.event !== undefined;
  const harmless = acts && losses.length === 0 && !slot.unforeseen && !slot.over;
  // The blow that is under way has fallen already.
  const struck = harmless && slot.strikes.length > 0;
  const words = note ?? (struck ? STRUCK : harmless ? HARMLESS : undefined);
  const below = losses.length > 0 ? costWords(losses, faces) : (words?.[tight || above ? 1 : 0] ?? '');
  const seen = (tight ? [below] : above ? [below, title] : [title, below]).filter(Boolean).join(', ');
  const rest = [
    more, slot.lost && 'finds nobody, a Basic Attack comes instead', losses.map((loss) => lossWords(view, loss)).join(', '), harmless && !struck && 'strikes nobody',
  ].filter(Boolean).join(', ');
  return { title, sign, below, label: `Slot ${slot.slot + 1}: ${seen}: ${rest}` };
}
