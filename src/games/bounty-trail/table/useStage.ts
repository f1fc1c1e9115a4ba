import { useState } from 'react';

import { feel } from '@/feel';
import type { Beat } from '@/table/session/eventFeed';
import { useEventFeed } from '@/table/tableContext';

import type { Event } from '../rules/events';
import type { State } from '../rules/state';
import { applyEvent, stageOf, type Stage } from './stage';

/** How long the table looks at something, in milliseconds at normal speed; what is not named here takes no time. */
const LOOK: Partial<Readonly<Record<Event['type'], number>>> = {
  pathsRevealed: 900, walked: 480, auctionOpened: 500, bidsRevealed: 1300, auctionWon: 600, auctionTied: 900, tieRolled: 700,
  paid: 220, gained: 260, captured: 380, rolled: 700, lost: 380, gunEmptied: 1000, wentDown: 1200, riderTook: 380, jailed: 300,
  cubePlaced: 140, timerFull: 420, discarded: 40, dealt: 70, turned: 200, rolledOff: 1200, linesRolled: 500, roundEnded: 500,
};
const LAST_STEP_PAUSE = 350;
const MOST_SHOTS = 4;

function feelPrice(bullets: number, hearts: number): void {
  if (hearts > 0) feel('wound', Math.min(1, 0.4 + hearts * 0.2));
  if (bullets > 0) feel('shot', Math.min(MOST_SHOTS, bullets) / MOST_SHOTS);
}

function feelEvent(event: Event): void {
  switch (event.type) {
    case 'pathsRevealed': return feel('pageTurn');
    case 'walked': return feel('step');
    case 'foundNothing': return feel('dust');
    case 'paid': return event.bullets + event.hearts === 0 ? feel('blind') : feelPrice(event.bullets, event.hearts);
    case 'lost': return feelPrice(event.bullets, event.hearts);
    case 'gained': return feel(event.gain.hearts > 0 ? 'heal' : event.gain.bullets > 0 ? 'reload' : 'coin');
    case 'captured': return feel('capture');
    case 'flipped': return feel('flip', 0.6);
    case 'gunEmptied': return feel('clicks');
    case 'wentDown': return feel('playerDown');
    case 'auctionTied': return feel('tie');
    case 'auctionWon': return feel('hit');
    case 'cubePlaced': return feel('clock');
    case 'timerFull': return feel('fade');
    case 'riderTook': return feel('steal');
    case 'dealt': return feel('flip', 0.4);
    default:
  }
}

/** What the board shows: the view, or while a round is told, the view changed by every event told so far. */
export function useStage(view: State): Stage {
  const [told, setTold] = useState<{ readonly over: State; readonly stage: Stage }>();
  // A new view is the truth: whatever was staged over the old one is past.
  const stage = told?.over === view ? told.stage : stageOf(view);
  useEventFeed<Event>(async (event: Event, beat: Beat) => {
    setTold((before) => ({ over: view, stage: applyEvent(before?.over === view ? before.stage : stageOf(view), event) }));
    if (!beat.instant) feelEvent(event);
    const isLastStep = event.type === 'walked' && event.beat === event.beats;
    await beat.wait((LOOK[event.type] ?? 0) + (isLastStep ? LAST_STEP_PAUSE : 0));
  });
  return stage;
}
