import type { BattleEvent } from '../../rules/events';
import type { FigureRef, TargetRef } from '../../rules/refs';

/** A few words that stand over a figure for a moment. */
export interface Flash {
  readonly key: string;
  readonly at: FigureRef | TargetRef;
  readonly text: string;
  readonly kind: 'hurt' | 'good';
}

/** What rises from whom when this happens. */
export function flashOf(event: BattleEvent, key: string): Flash | undefined {
  switch (event.type) {
    case 'struck': return { key, at: event.target, text: `−${event.damage}`, kind: 'hurt' };
    case 'figureTorn': return { key, at: event.who, text: 'torn', kind: 'hurt' };
    case 'heroStruck': return { key, at: event.hero, text: `−${event.damage}`, kind: 'hurt' };
    case 'dodged': return { key, at: event.hero, text: 'dodged', kind: 'good' };
    case 'healed': return { key, at: event.hero, text: `+${event.n} HP`, kind: 'good' };
    case 'gained': return { key, at: event.hero, text: `+${event.n} ${event.res === 'stamina' ? 'Stamina' : event.res === 'ki' ? 'Ki' : event.res === 'yin' ? 'Yin' : 'Yang'}`, kind: 'good' };
    case 'hpLost': return event.cause.why === 'attack' ? undefined : { key, at: event.who, text: `−${event.n} HP`, kind: 'hurt' };
    case 'fell': return { key, at: event.hero, text: 'falls', kind: 'hurt' };
    case 'revived': return { key, at: event.hero, text: 'stands up', kind: 'good' };
    default: return undefined;
  }
}
