import { useRef, useState } from 'react';

import { feel, type FeelEvent } from '@/feel';
import type { Beat } from '@/table/session/eventFeed';
import { useEventFeed } from '@/table/tableContext';

import { pointWords } from '../../content/achievements';
import type { BossId } from '../../content/bosses';
import type { FightFace } from '../../content/dice';
import type { Event } from '../../rules/events';
import { enemyIn, lairIn } from '../../rules/fight/scene';
import type { State } from '../../rules/state';

/** What rises from a place on the board for a moment. */
export interface FightFlash {
  readonly at: { readonly enemy: number } | { readonly zone: number } | 'hero';
  readonly text: string;
  readonly kind: 'hurt' | 'good' | 'kill';
}

/** Dice in the air, or lying as they fell while the rest of the move is told. */
export interface ThrownDice {
  readonly id: string;
  readonly faces: readonly { readonly face: FightFace; readonly bonus: boolean; readonly gone: boolean }[];
  /** Numbers of the dice that are thrown. */
  readonly thrown: readonly number[];
}

/** A card that lies over the Den for a moment. */
export type Title = { readonly kind: 'bossDown'; readonly boss: BossId } | { readonly kind: 'words'; readonly words: string; readonly under?: string };

export interface Telling {
  readonly flashes: readonly FightFlash[];
  readonly dice: ThrownDice | undefined;
  readonly struck: number | undefined;
  readonly tracers: readonly number[];
  readonly title: Title | undefined;
  /** Grows with every wound: what is shown shakes. */
  readonly jolts: number;
}

const QUIET: Telling = { flashes: [], dice: undefined, struck: undefined, tracers: [], title: undefined, jolts: 0 };

/** How long the table looks at something, in milliseconds at normal speed. */
const LOOK: Partial<Readonly<Record<Event['type'], number>>> = {
  ran: 420, moved: 340, struck: 170, killed: 260, wildTaken: 320, gainedActions: 140, skullsRemoved: 320, dieDiscarded: 320,
  hurt: 380, diceLost: 520, healed: 260, exited: 520, scored: 700, denRepopulated: 250, claimed: 700, rollOver: 200, tokenTaken: 200,
};

const FEELS: Partial<Readonly<Record<Event['type'], FeelEvent>>> = {
  ran: 'step', moved: 'step', wildTaken: 'coin', gainedActions: 'flip', skullsRemoved: 'special', dieDiscarded: 'breakAttack',
  diceLost: 'badLuck', healed: 'heal', exited: 'step', scored: 'stamp', denCleared: 'cleared', knockedOut: 'knockOut', timeRanOut: 'bell',
  claimed: 'achievement', tokenTaken: 'coin',
};

const WEAPON_FEELS = { hit: 'hit', doubleHit: 'heavyHit', shot: 'shot', blast: 'heavyHit', crowbar: 'heavyHit' } as const;
/** If a tray cannot say that its dice lie still, nobody waits for ever. */
const LONGEST_ROLL_MS = 3200;
const SETTLE_MS = 260;
const BLOW_MS = 330;
/** The Boss falls: the night holds its breath. */
const BOSS_MS = 1500;
const TITLE_MS = 1000;
const MOST_FLASHES = 4;

function flashOf(event: Event): FightFlash | undefined {
  switch (event.type) {
    case 'hurt': return { at: 'hero', text: `−${event.count} Health`, kind: 'hurt' };
    case 'wildTaken': return { at: { zone: event.zone }, text: '+1 Wild', kind: 'good' };
    case 'healed': return { at: 'hero', text: `+${event.count} Health`, kind: 'good' };
    case 'diceLost': return { at: 'hero', text: event.count === 1 ? 'A die chained' : `${event.count} dice chained`, kind: 'hurt' };
    case 'scored': return { at: 'hero', text: `+${event.vp} points`, kind: 'good' };
    case 'claimed': return { at: 'hero', text: `+${pointWords(event.vp)}`, kind: 'good' };
    default: return undefined;
  }
}

/** The faces that lie there after an event. */
function facesOf(view: State): ThrownDice['faces'] {
  return view.fight?.dice.map(({ face, bonus, out }) => ({ face, bonus: bonus === true, gone: out === 'discarded' || out === 'removed' })) ?? [];
}

/** What the tellers below change of what is shown. */
interface Stage {
  show(change: Partial<Telling>): void;
  flash(shown: FightFlash): void;
}

async function tellStrike(event: Extract<Event, { type: 'struck' }>, beat: Beat<State>, { show, flash }: Stage): Promise<void> {
  beat.arrive();
  feel(WEAPON_FEELS[event.by]);
  show({ struck: event.enemy, tracers: event.by === 'shot' ? [event.enemy] : [] });
  flash({ at: { enemy: event.enemy }, text: `−${event.damage}`, kind: 'kill' });
  await beat.wait(LOOK.struck ?? 0);
  show({ struck: undefined, tracers: [] });
}

/** Enemy by enemy, each with its own blow; then the sum. */
async function tellActivation(event: Extract<Event, { type: 'activated' }>, beat: Beat<State>, { show, flash }: Stage): Promise<void> {
  const lair = lairIn(beat.view);
  for (const enemy of event.enemies) {
    const { zone, hurt } = enemyIn(lair, enemy);
    show({ struck: enemy, tracers: zone === beat.view.fight?.zone ? [] : [enemy] });
    flash({ at: { enemy }, text: `${hurt} Hurt`, kind: 'hurt' });
    feel(zone === beat.view.fight?.zone ? 'hit' : 'shot');
    await beat.wait(BLOW_MS);
  }
  show({ struck: undefined, tracers: [] });
  if (event.prevented > 0) {
    flash({ at: 'hero', text: `${event.prevented} prevented`, kind: 'good' });
    await beat.wait(BLOW_MS);
  }
}

async function tellKill(event: Extract<Event, { type: 'killed' }>, beat: Beat<State>, { show }: Stage): Promise<void> {
  const { bossBit, boss } = lairIn(beat.view);
  const bossFell = event.enemies.some((enemy) => (bossBit & (1 << enemy)) !== 0);
  if (bossFell) {
    feel('bossKill');
    show({ title: { kind: 'bossDown', boss }, tracers: [] });
    await beat.wait(BOSS_MS);
    beat.arrive();
    return show({ title: undefined, struck: undefined });
  }
  feel('kill');
  beat.arrive();
  show({ struck: undefined, tracers: [] });
  await beat.wait(LOOK.killed ?? 0);
}

/** Tells a Fight blow by blow. `landed` is to be called when the dice of a throw lie still. */
export function useFightTelling(): { readonly telling: Telling; landed(id: string): void } {
  const [telling, setTelling] = useState(QUIET);
  const waiting = useRef<{ readonly id: string; resolve(): void }>(undefined);
  const show = (change: Partial<Telling>) => setTelling((before) => ({ ...before, ...change }));
  const flash = (shown: FightFlash) => setTelling((before) => ({ ...before, flashes: [...before.flashes.slice(1 - MOST_FLASHES), shown] }));
  const stage: Stage = { show, flash };

  const roll = async (beat: Beat<State>, thrown: readonly number[] | undefined) => {
    const faces = facesOf(beat.view);
    const id = `throw ${beat.seq}`;
    const lies = new Promise<void>((resolve) => (waiting.current = { id, resolve }));
    show({ dice: { id, faces, thrown: thrown ?? faces.map((_, i) => i) } });
    if (faces.length > 0) await Promise.race([lies, beat.wait(LONGEST_ROLL_MS)]);
    feel('diceSettle');
    beat.arrive();
    await beat.wait(SETTLE_MS);
  };

  const announce = async (title: Title, beat: Beat<State>) => {
    beat.arrive();
    show({ title });
    await beat.wait(TITLE_MS);
    show({ title: undefined });
  };

  useEventFeed<Event, State>(async (event, beat) => {
    if (beat.instant) return;
    switch (event.type) {
      case 'rolled': return roll(beat, undefined);
      case 'rerolled': return roll(beat, event.dice);
      case 'activated': return tellActivation(event, beat, stage);
      case 'struck': return tellStrike(event, beat, stage);
      case 'killed': return tellKill(event, beat, stage);
      case 'knockedOut': feel('knockOut'); return announce({ kind: 'words', words: 'Knocked out', under: 'The Fight is over; what you killed still counts.' }, beat);
      case 'timeRanOut': feel('bell'); return announce({ kind: 'words', words: 'Time is up', under: 'Run for the exit.' }, beat);
      case 'denCleared': feel('cleared'); return announce({ kind: 'words', words: 'Den cleared', under: 'Nobody is left. You walk out unhurt.' }, beat);
      default: break;
    }
    beat.arrive();
    const shown = flashOf(event);
    if (shown) flash(shown);
    if (event.type === 'hurt') setTelling((before) => ({ ...before, jolts: before.jolts + 1 }));
    const felt = event.type === 'hurt' ? 'wound' : FEELS[event.type];
    if (felt) feel(felt);
    await beat.wait(LOOK[event.type] ?? 0);
  }, () => setTelling((before) => ({ ...QUIET, jolts: before.jolts })));

  return { telling, landed: (id) => waiting.current?.id === id && waiting.current.resolve() };
}
