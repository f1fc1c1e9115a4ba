import type { IconName } from '@/theme';

import { BOSSES } from '../../content/bosses';
import type { HeroId } from '../../content/terms';
import type { BlowForecast, SlotForecast } from '../../preview/sequence';
import { attackCard, eventCard } from '../../rules/boss/mods';
import { figureName } from '../../rules/names';
import type { BattleState } from '../../rules/state';
import { CATEGORY_LOOK } from '../look';

/** A slot of the Sequence as it is told on the strip. */
export interface ToldSlot {
  readonly title: string;
  /** A few words below it, where it strikes nobody: "no attack". */
  readonly note?: string;
  readonly sign: IconName;
  /** Everything, for a screen reader. */
  readonly label: string;
}

/** Everybody the slot strikes, each once, with all that is lost. */
export function lossesOf({ strikes }: Pick<SlotForecast, 'strikes'>): readonly BlowForecast[] {
  const losses = new Map<HeroId, BlowForecast>();
  for (const blow of strikes.flatMap(({ blows }) => blows)) {
    const before = losses.get(blow.hero);
    losses.set(blow.hero, before
      ? { ...blow, dodged: before.dodged && blow.dodged, damage: before.damage + blow.damage, falls: before.falls || blow.falls }
      : blow);
  }
  return [...losses.values()];
}

/** "Takahiro loses 7 and falls". */
export function lossWords(view: BattleState, { hero, dodged, damage, falls }: BlowForecast): string {
  const name = figureName(view, hero);
  return dodged ? `${name} dodges` : `${name} loses ${damage}${falls ? ' and falls' : ''}`;
}

/** "the next card taken comes here". */
function cardOf(view: BattleState, { card, kind, swallowed }: SlotForecast): ToldSlot | undefined {
  if (card === undefined) return undefined;
  const { name, category } = attackCard(view, card);
  if (swallowed) return { title: name, note: 'swallowed', sign: 'hourglass', label: `${name}, will be swallowed by the Event` };
  if (kind === 'broken') return { title: name, note: 'Broken', sign: 'broken-shield', label: `${name}, Broken: it does not strike` };
  return { title: name, sign: CATEGORY_LOOK[category].sign, label: `${name}, ${CATEGORY_LOOK[category].name}` };
}

function nameOf(view: BattleState, forecast: SlotForecast): ToldSlot {
  const card = cardOf(view, forecast);
  if (card) return card;
  const { kind, event } = forecast;
  if (event !== undefined) return { title: eventCard(view, event).name, note: 'Event', sign: 'hourglass', label: `Event: ${eventCard(view, event).name}` };
  if (kind === 'event') return { title: 'Event', note: 'comes here', sign: 'hourglass', label: 'the Event comes here and swallows what lies in it' };
  if (kind === 'open') return { title: 'Open', note: 'next card', sign: 'crossed-swords', label: 'open: one of the next cards taken comes here' };
  return { title: BOSSES[view.boss].card.basic.name, sign: 'crossed-swords', label: `empty: ${BOSSES[view.boss].card.basic.name}` };
}

/** What a slot is, whom it strikes and for how much. */
export function tellSlot(view: BattleState, forecast: SlotForecast): ToldSlot {
  const told = nameOf(view, forecast);
  const losses = lossesOf(forecast);
  const strikes = forecast.kind === 'card' || forecast.kind === 'basic' || forecast.event !== undefined;
  const who = losses.map((loss) => lossWords(view, loss)).join(', ');
  const lost = forecast.lost ? 'finds nobody, a Basic Attack comes instead' : '';
  const harmless = strikes && losses.length === 0 ? 'strikes nobody' : '';
  return {
    ...told,
    ...(harmless && told.note === undefined ? { note: 'hits nobody' } : {}),
    label: [`Slot ${forecast.slot + 1}: ${told.label}`, lost, who, harmless].filter(Boolean).join(', '),
  };
}
