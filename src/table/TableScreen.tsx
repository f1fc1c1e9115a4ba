import { useRouter } from 'expo-router';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';

import type { FindBox } from '@/box/manifest';
import type { Outcome } from '@/engine/game';
import { feel } from '@/feel';
import { handOverKept } from '@/store/exchange';
import { useRecords } from '@/store/records';
import { MATCH_FOLDER } from '@/store/saves';
import { isPerson, type SeatPlayer } from '@/store/seats';
import { space } from '@/theme';
import { Button } from '@/theme/ui';

import type { AnyGameTable } from './contract';
import { headlineOf } from './furniture/headline';
import { TableLoading } from './furniture/TableLoading';
import { earnedIn } from './host/judging';
import { openSession } from './host/openSession';
import { SavedMatch, type OpenedTable } from './SavedMatch';
import { OpenElsewhere } from './OpenElsewhere';
import { DecisiveMoment, ResultSheet } from './later';
import { linesFor, type LogLine } from './session/logLines';
import { TableRoom } from './TableRoom';
import { useAlone } from './useAlone';
import { useComputerPlayers, useGameTable } from './useGameTable';
import { useLeave } from './useLeave';
import { useOnward } from './useOnward';
import { useStartOver } from './useStartOver';
import { useTableWithStakes } from './useTableWithStakes';

/** Among people somebody always wins; against bots, one of the people has to. */
function wonHere(outcome: Outcome, players: readonly SeatPlayer[]): boolean {
  if (outcome.kind === 'together') return outcome.won ?? false;
  return players.some((player, seat) => isPerson(player) && outcome.places[seat] === 1);
}

/** The event that decided the game, with the sentence about it. */
function decisiveMoment(lines: readonly LogLine[], table: AnyGameTable | undefined, outcome: Outcome): LogLine | undefined {
  if (!table?.weigh) return undefined;
  let best: LogLine | undefined;
  let bestWeight = 0;
  for (const line of lines) {
    const weight = table.weigh(line.event, outcome);
    if (weight > bestWeight) [best, bestWeight] = [line, weight];
  }
  return best;
}

/** A saved match at the table. */
export function TableScreen({ id, findBox }: { id: string; findBox: FindBox }) {
  const place = useAlone(MATCH_FOLDER + id);
  const leave = useLeave();
  if (place === 'elsewhere') return <OpenElsewhere onBack={leave} />;
  return place === 'waiting' ? <TableLoading /> : <SavedMatch id={id} findBox={findBox} room={PlayRoom} />;
}

function PlayRoom({ opened, contents, findBox, onLeave }: OpenedTable) {
  const { entry } = opened;
  const router = useRouter();
  const [session] = useState(() => openSession(opened, contents.box));
  const table = useTableWithStakes(useGameTable(contents.table), entry.campaign?.stakes);
  const whole = useComputerPlayers(table && contents.box, entry.players);
  const { view, outcome, telling, log, earlierLog, looking } = useStore(session.store);
  const [resultClosed, setResultClosed] = useState(false);
  const achieved = useRecords(({ boxes }) => boxes[entry.game]?.achieved);
  const earned = earnedIn(entry.id, whole, achieved);
  const over = outcome !== undefined && !telling;
  useEffect(() => {
    if (!over) return;
    session.flush();
    session.recallLog(looking.eyes);
  }, [over, session, looking.eyes]);
  const onward = useOnward(entry, over, findBox);
  useMusicOfTheEnd(over ? outcome : undefined, entry.players, earned.length > 0);
  const headline = outcome && (table?.headline?.(view) ?? headlineOf(outcome, entry.players));
  const startOver = useStartOver(opened, session);
  const share = async () => {
    session.flush();
    const trouble = await handOverKept('match', entry.id);
    if (trouble !== undefined) session.refuse(trouble);
  };
  const watch = () => {
    session.flush();
    router.push({ pathname: '/replay/[id]', params: { id: entry.id, from: 'end' } });
  };
  const lid = findBox(entry.game);
  const decisive = over && !resultClosed ? decisiveMoment(linesFor(looking.eyes, earlierLog, log), table, outcome) : undefined;
  const openRule = (rule?: string) => router.push({ pathname: '/rules/[box]', params: { box: entry.game, rule } });
  return (
    <TableRoom
      session={session}
      table={table}
      mode="play"
      onStartOver={onward ? undefined : (options) => void startOver(options)}
      otherwise={headline}
      onWatch={watch}
      onRule={openRule}
      onSettings={() => router.push('/settings')}
      onLeave={onLeave}
      over={
        over && (
          <>
            {resultClosed && <Button kind="primary" label="Show the result" onPress={() => setResultClosed(false)} style={RESULT_BUTTON} />}
            <ResultSheet
              visible={!resultClosed}
              outcome={outcome}
              players={entry.players}
              names={session.names}
              headline={table?.headline?.(view)}
              earned={earned}
              decisive={decisive?.text}
              moment={decisive && table && lid && <DecisiveMoment line={decisive} storyOf={session.storyOf} table={table} box={lid} outcome={outcome} headline={headline ?? ''} names={session.names} onTrouble={(words) => session.refuse(words)} />}
              picture={table?.Ending && <table.Ending view={view} />}
              account={table?.Account && <table.Account view={view} />}
              onClose={() => setResultClosed(true)}
              onward={onward}
              onAgain={onward ? undefined : () => void startOver(opened.match.options, entry.day === undefined ? undefined : { day: entry.day, seed: opened.match.seed })}
              onShare={() => void share()}
              onWatch={() => {
                setResultClosed(true);
                router.push({ pathname: '/replay/[id]', params: { id: entry.id } });
              }}
              onLeave={onLeave}
            />
          </>
        )
      }
    />
  );
}

/** The end has its own music; what was earned is heard after it. */
const FANFARE_MS = 1500;

/** Only an end that is reached here is celebrated, not one that is looked up in the saves. */
function useMusicOfTheEnd(outcome: Outcome | undefined, players: readonly SeatPlayer[], hasEarned: boolean): void {
  const over = outcome !== undefined;
  const [openedOver] = useState(over);
  useEffect(() => {
    if (outcome && !openedOver) feel(wonHere(outcome, players) ? 'victory' : 'defeat');
  }, [openedOver, outcome, players]);
  const proud = over && !openedOver && hasEarned;
  useEffect(() => {
    if (!proud) return undefined;
    const handle = setTimeout(() => feel('achievement'), FANFARE_MS);
    return () => clearTimeout(handle);
  }, [proud]);
}

/** Beside the words that say who won, above the tools: the board stays in sight. */
const RESULT_BUTTON = { position: 'absolute', right: space.medium, bottom: 78 } as const;
