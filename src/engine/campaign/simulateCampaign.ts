import type { Bot } from '../bots/bot';
import { botFor, type AnyBox } from '../box';
import type { BaseOptions } from '../game';
import { Random } from '../random';
import { simulate, type Failure } from '../simulation';
import type { Campaign, MatchSeat } from './campaign';
import { RunningCampaign } from './runningCampaign';

export interface CampaignSimulation<O extends BaseOptions> {
  readonly options: O;
  readonly seed: string;
  boxOf(game: string): AnyBox;
  /** Who plays for the campaign's players; the bots of the story are as the story says. */
  playerOf(box: AnyBox, player: number): Bot<unknown, unknown>;
  /** A campaign that can be played on for ever ends here. */
  readonly maxMatches: number;
  readonly maxMoves: number;
}

export interface SimulatedCampaign<D, O extends BaseOptions, H> {
  readonly running: RunningCampaign<D, O, H>;
  readonly moves: number;
  /** What went wrong in a match; then the campaign stands before it. */
  readonly failure: Failure | undefined;
}

/**
 * Plays a campaign with bots, match by match, until nothing is open any more; where several matches are, one is drawn.
 * Hands out the campaign at its start and after every result.
 */
export function* playCampaign<D, O extends BaseOptions, H>(
  campaign: Campaign<D, O, H>,
  { options, seed, boxOf, playerOf, maxMatches, maxMoves }: CampaignSimulation<O>,
): Generator<RunningCampaign<D, O, H>, SimulatedCampaign<D, O, H>, undefined> {
  const running = RunningCampaign.start(campaign, options, seed);
  const whims = Random.fromSeed(`${seed}/whims`);
  let moves = 0;
  yield running;
  while (running.results.length < maxMatches && running.ahead.matches.length > 0) {
    const match = running.openMatch(whims.pick(running.ahead.matches).id);
    if (!match) break;
    const box = boxOf(match.game);
    const botOf = (seat: MatchSeat) => ('player' in seat ? playerOf(box, seat.player) : botFor(box, seat.plays, seat.temperament));
    const played = simulate(box.game, { options: box.game.parseOptions(match.options), seed: match.seed, bots: match.seats.map(botOf), maxMoves });
    moves += played.moves.length;
    if (!played.outcome) return { running, moves, failure: played.failure };
    running.recordEnd({ match: match.id, game: match.game, outcome: played.outcome, state: played.position.state });
    yield running;
  }
  return { running, moves, failure: undefined };
}

/** The same in one go. */
export function simulateCampaign<D, O extends BaseOptions, H>(campaign: Campaign<D, O, H>, settings: CampaignSimulation<O>): SimulatedCampaign<D, O, H> {
  const playing = playCampaign(campaign, settings);
  for (;;) {
    const step = playing.next();
    if (step.done) return step.value;
  }
}
