import { useRouter } from 'expo-router';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';

import type { FindBox } from '@/box/manifest';
import { CLOCK } from '@/engine/game';
import type { Film } from '@/referee/film';
import type { PastMove } from '@/referee/referee';
import { thinkInSlices } from '@/referee/thinkInSlices';
import type { SaveEntry } from '@/store/saves';
import { useSettings } from '@/store/settings';
import { useTheme } from '@/theme';

import type { TableProps, TimeToThink } from '../contract';
import { ExplainContext, createExplainStore } from '../explain';
import { Announcer } from '../furniture/Announcer';
import { LogList } from '../furniture/LogList';
import { PromptLine } from '../furniture/PromptLine';
import { headlineOf } from '../furniture/headline';
import { TableFrame } from '../furniture/TableFrame';
import { TableLoading } from '../furniture/TableLoading';
import { openFilm } from '../host/openFilm';
import { GoalBar } from '../kit/goal/GoalBar';
import { ExplainCard } from '../kit/hover/ExplainCard';
import { TableLayout } from '../kit/layout/TableLayout';
import { SavedMatch, type OpenedTable } from '../SavedMatch';
import { logLinesOf, type LogLine } from '../session/logLines';
import { FeedContext } from '../tableContext';
import { useGameTable } from '../useGameTable';
import { ReplayProjector, type ReplayState } from './projector';
import { ReplayTools } from './ReplayTools';

function projectorOf(opened: OpenedTable['opened'], startAt: (length: number) => number): ReplayProjector {
  const projector = new ReplayProjector(openFilm(opened), () => useSettings.getState().speed);
  projector.seek(startAt(projector.length));
  return projector;
}

/** Who comes from the table wants to see again what just happened. */
const JUST_HAPPENED = 10;

interface ReplayScreenProps {
  readonly id: string;
  readonly findBox: FindBox;
  /** Begins a few moves before the last one instead of at the first. */
  readonly nearEnd?: boolean;
}

/** A match, finished or not, as a film on its own table. */
export function ReplayScreen({ id, findBox, nearEnd = false }: ReplayScreenProps) {
  return <SavedMatch id={id} findBox={findBox} room={nearEnd ? LastMovesRoom : WholeMatchRoom} />;
}

const WholeMatchRoom = (door: OpenedTable) => <ReplayRoom {...door} startAt={() => 0} />;
const LastMovesRoom = (door: OpenedTable) => <ReplayRoom {...door} startAt={(length) => length - JUST_HAPPENED} />;

function ReplayRoom({ opened, contents, onLeave, startAt }: OpenedTable & { startAt(length: number): number }) {
  const { entry } = opened;
  const router = useRouter();
  const [projector] = useState(() => projectorOf(opened, startAt));
  const table = useGameTable(contents.table);
  useEffect(() => projector.keepTime(table?.gap), [projector, table]);
  const state = useStore(projector.store);
  const { after, telling } = state;
  const [explainStore] = useState(createExplainStore);
  const explained = useStore(explainStore, ({ shown }) => shown);
  const [names] = useState(() => entry.players.map(({ name }) => name));
  const { film } = projector;
  const log = useFilmLog(film, names);
  const props = useReplayProps(entry, projector, state, names);
  const lately = useMemo(() => linesOf(film, film.move(after - 1), names).map(({ text }) => text).join(' '), [film, after, names]);
  const outcome = film.outcome(after);
  const prompts = film.prompts(after);
  useEffect(() => () => projector.stop(), [projector]);
  return (
    <FeedContext value={projector.feed}>
      <ExplainContext value={explainStore}>
        <TableFrame
          onTouch={() => explainStore.setState({ shown: undefined })}
          furniture={{
            goal: <GoalBar goal={table?.goal?.(props.view, props.seat)} seating={props.seating} players={entry.players} prompts={telling ? [] : prompts} statusOf={(seat) => table?.seatStatus?.(props.view, seat)} />,
            prompt: <PromptLine prompts={[]} players={entry.players} names={names} lately={`Move ${after} of ${projector.length}`} otherwise={outcome ? headlineOf(outcome, entry.players) : lately || 'The beginning.'} />,
            tools: <ReplayTools projector={projector} onLeave={onLeave} />,
            log: <LogList heading lines={log.filter((line) => line.move < after)} current={after - 1} />,
          }}
          over={
            <>
              <Announcer words={lately} />
              {explained && (
                <ExplainCard shown={explained} onClose={() => explainStore.setState({ shown: undefined })} onRule={(rule) => router.push({ pathname: '/rules/[box]', params: { box: entry.game, rule } })} />
              )}
            </>
          }
        >
          {table ? <table.Board {...props} /> : <TableLayout board={<TableLoading />} />}
        </TableFrame>
      </ExplainContext>
    </FeedContext>
  );
}

const linesOf = (film: Film, past: PastMove, names: readonly string[]): readonly LogLine[] => logLinesOf(film.box.game, past, film.eyes, names);

/** All that is told in the film; it comes when the first picture is there. */
function useFilmLog(film: Film, names: readonly string[]): readonly LogLine[] {
  const [log, setLog] = useState<readonly LogLine[]>([]);
  useEffect(() => thinkInSlices(film.past(-1, film.length), (past) => setLog(past.flatMap((move) => linesOf(film, move, names)))), [film, names]);
  return log;
}

const noMove = () => Promise.resolve(false);
const NOBODY_COUNTS: TimeToThink = { begin: () => undefined, sketch: () => undefined, more: () => undefined, left: () => undefined };

function useReplayProps(entry: SaveEntry, projector: ReplayProjector, { after, view, telling }: ReplayState, names: readonly string[]): TableProps<unknown, unknown> {
  const speed = useSettings((settings) => settings.speed);
  const { reducedMotion, leftHanded } = useTheme();
  const { film } = projector;
  return {
    view,
    seat: film.eyes ?? CLOCK,
    lastEvents: () => film.events(after - 1),
    telling,
    prompts: [],
    mine: [],
    players: entry.players,
    names,
    seating: 'solo',
    mode: 'replay',
    speed,
    reducedMotion,
    leftHanded,
    play: noMove,
    playAs: noMove,
    legal: () => [],
    knownTo: () => view,
    explainRefusal: () => undefined,
    clock: () => film.clock(after),
    covered: false,
    holdTime: () => () => undefined,
    timeToThink: NOBODY_COUNTS,
  };
}
