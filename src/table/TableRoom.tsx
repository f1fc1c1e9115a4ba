import { useIsFocused } from 'expo-router';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';

import { expectSoon } from '@/box/arriving';
import { feel } from '@/feel';
import { useSettings, SPEEDS } from '@/store/settings';
import { useTheme } from '@/theme';
import { Sheet, Toast } from '@/theme/ui';

import type { AnyGameTable, TableMode } from './contract';
import { ExplainContext, createExplainStore } from './explain';
import { Curtain } from './furniture/Curtain';
import { LogList } from './furniture/LogList';
import { PromptLine, questionOf } from './furniture/PromptLine';
import { RefusalBubble } from './furniture/RefusalBubble';
import { TableFrame } from './furniture/TableFrame';
import { TableLoading } from './furniture/TableLoading';
import { TableVoice } from './furniture/TableVoice';
import { ToolBar, type Tool } from './furniture/ToolBar';
import { useTouchPoint } from './furniture/useTouchPoint';
import { GoalBar } from './kit/goal/GoalBar';
import { OpeningCard } from './kit/goal/OpeningCard';
import { useOpening } from './kit/goal/useOpening';
import { isLarge } from './kit/layout/shares';
import { TableLayout } from './kit/layout/TableLayout';
import { useRoom } from './kit/room/useRoom';
import { ExplainCard, MenuSheet, UndoQuestion, later } from './later';
import { linesFor } from './session/logLines';
import type { Session } from './session/session';
import { FeedContext } from './tableContext';
import { useGoingAway } from './useGoingAway';
import { usePauseWhileAway } from './usePauseWhileAway';
import { useTableProps } from './useTableProps';

type OpenSheet = 'log' | 'menu' | undefined;

interface TableRoomProps {
  readonly session: Session;
  readonly table: AnyGameTable | undefined;
  readonly mode: TableMode;
  /** What the line says when nobody is asked and nothing is being told; without it what was told last. */
  readonly otherwise: string | undefined;
  /** Stands in the prompt line's place: a lesson's teacher. */
  readonly teacher?: ReactNode;
  /** The result sheet. */
  readonly over?: ReactNode;
  /** A new match of the same people with other options. */
  onStartOver?(options: unknown): void;
  /** Shows the moves so far as a film. */
  onWatch?(): void;
  onRule(rule?: string): void;
  onSettings(): void;
  onLeave(): void;
}

/** Bots and clocks act while the table stands, and what no match begins with comes; what was played is kept when somebody goes away. */
function useOpenTable(session: Session, table: AnyGameTable | undefined): void {
  useEffect(() => (table ? session.open(table) : undefined), [session, table]);
  useEffect(() => {
    if (table) expectSoon(later);
  }, [table]);
  useGoingAway(() => session.flush());
}

/** Time stands still while nobody can see the table. */
function usePauses(session: Session, isCovered: boolean): void {
  usePauseWhileAway(session);
  useEffect(() => (isCovered ? session.pause('covered') : undefined), [session, isCovered]);
  const inFront = useIsFocused();
  useEffect(() => (inFront ? undefined : session.pause('behind another screen')), [session, inFront]);
}

/** What is felt at every table, whatever is played. */
function useFeelings(session: Session): void {
  const refusal = useStore(session.store, (state) => state.refusal);
  const passTo = useStore(session.store, (state) => state.looking.passTo);
  useEffect(() => {
    if (refusal) feel('refuse');
  }, [refusal]);
  useEffect(() => {
    if (passTo !== undefined) feel('passDevice');
  }, [passTo]);
}

/** A running match with all its furniture. */
export function TableRoom({ session, table, mode, otherwise, teacher, over, onStartOver, onWatch, onRule, onSettings, onLeave }: TableRoomProps) {
  const { looking, prompts, telling, saying, thinking, log, refusal, notice, takingBack } = useStore(session.store);
  const [explainStore] = useState(createExplainStore);
  const explained = useStore(explainStore, ({ shown }) => shown);
  const [sheet, setSheet] = useState<OpenSheet>();
  const { kind } = useRoom();
  const { textScale } = useTheme();
  // Large letters leave a column no room for a log that anybody could read.
  const logStands = kind === 'desktop' && !isLarge(textScale);
  const touch = useTouchPoint();
  const props = useTableProps(session, mode, onStartOver);
  const { players, names } = props;

  const opening = useOpening(session, table, props);

  useOpenTable(session, table);
  usePauses(session, sheet !== undefined || looking.passTo !== undefined);
  useFeelings(session);

  const forgetNotice = useCallback(() => session.forgetNotice(), [session]);

  const answerUndo = async (wanted: boolean) => {
    if (await session.answerUndo(wanted)) feel('undo');
  };

  const visibleLog = log.filter(({ reader }) => reader === looking.eyes);
  const sentences = visibleLog.map(({ text }) => text);
  const lately = saying ?? sentences[sentences.length - 1];
  const passTo = looking.passTo;
  const onTouch: Parameters<typeof TableFrame>[0]['onTouch'] = (event) => {
    touch.note(event);
    session.skip();
    session.forgetRefusal();
    if (explainStore.getState().shown?.stays) explainStore.setState({ shown: undefined });
  };
  return (
    <FeedContext value={session.feed}>
      <ExplainContext value={explainStore}>
        <TableFrame
          onTouch={onTouch}
          onMove={touch.note}
          curtained={passTo !== undefined}
          furniture={{
            goal: <GoalBar goal={table?.goal?.(props.view, props.seat)} seating={props.seating} players={players} prompts={prompts} statusOf={(seat) => table?.seatStatus?.(props.view, seat)} onOpen={opening.show} />,
            prompt: teacher ?? <PromptLine prompts={props.mine.length > 0 ? props.mine : prompts} players={players} names={names} lately={lately} otherwise={telling || thinking ? undefined : otherwise} />,
            tools: <TableTools session={session} withLog={!logStands} lately={lately} onLog={() => setSheet('log')} onMenu={() => setSheet('menu')} />,
            ...(logStands && { log: <TableLog session={session} heading /> }),
          }}
          over={
            <>
              {passTo === undefined && opening.shown && <OpeningCard title={session.game.title} opening={opening.shown} onClose={opening.close} />}
              {passTo === undefined && explained && <ExplainCard shown={explained} onRule={onRule} onClose={() => explainStore.setState({ shown: undefined })} />}
              {passTo === undefined && refusal && <RefusalBubble refusal={refusal} at={touch.read()} onRule={onRule} onGone={() => session.forgetRefusal()} />}
              <TableVoice lines={sentences} question={passTo === undefined ? questionOf(props.mine, players, names) : ''} />
              {over}
              {notice !== undefined && <Toast words={notice} onGone={forgetNotice} />}
              {passTo !== undefined && <Curtain {...props} table={table} seat={passTo} onTaken={() => session.takeDevice()} />}
              <UndoQuestion name={takingBack === undefined ? undefined : (names[takingBack] ?? '')} onAnswer={answerUndo} />
              <TableSheets session={session} open={sheet} onClose={() => setSheet(undefined)} onWatch={onWatch} onRule={onRule} onSettings={onSettings} onLeave={onLeave} />
            </>
          }
        >
          {table ? <table.Board {...props} /> : <TableLayout board={<TableLoading />} />}
        </TableFrame>
      </ExplainContext>
    </FeedContext>
  );
}

interface TableSheetsProps extends Pick<TableRoomProps, 'session' | 'onWatch' | 'onRule' | 'onSettings' | 'onLeave'> {
  readonly open: OpenSheet;
  onClose(): void;
}

/** The log and the menu, where there is no room for them beside the table. */
function TableSheets({ session, open, onClose, onWatch, onRule, onSettings, onLeave }: TableSheetsProps) {
  const seating = useStore(session.store, (state) => state.seating);
  const hasMoves = useStore(session.store, (state) => state.moveCount > 0);
  // A sheet lies above every screen, so it has to go before another one opens.
  const leave = (go: () => void) => () => {
    onClose();
    go();
  };
  return (
    <>
      <Sheet still title="What happened" visible={open === 'log'} onClose={onClose}>{open === 'log' && <TableLog session={session} heading={false} />}</Sheet>
      <MenuSheet
        title={session.game.title}
        visible={open === 'menu'}
        sharing={seating === 'solo' ? undefined : seating}
        onSharing={(next) => session.setSharing(next)}
        onClose={onClose}
        onWatch={onWatch && hasMoves ? leave(onWatch) : undefined}
        onRules={leave(() => onRule())}
        onSettings={leave(onSettings)}
        onLeave={leave(onLeave)}
      />
    </>
  );
}

/** What happened, also before the match was opened: asked for when somebody wants to read it. */
function TableLog({ session, heading }: { session: Session; heading: boolean }) {
  const { log, earlierLog, looking } = useStore(session.store);
  useEffect(() => session.recallLog(looking.eyes), [session, looking.eyes]);
  return <LogList heading={heading} lines={linesFor(looking.eyes, earlierLog, log)} />;
}

interface TableToolsProps {
  readonly session: Session;
  readonly withLog: boolean;
  /** What happened last: stands on the button that opens the log. */
  readonly lately: string | undefined;
  onLog(): void;
  onMenu(): void;
}

function TableTools({ session, withLog, lately, onLog, onMenu }: TableToolsProps) {
  const canUndo = useStore(session.store, (state) => state.canUndo);
  const speed = useSettings((settings) => settings.speed);
  const change = useSettings((settings) => settings.change);
  const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length];
  const takeBack = async () => {
    if (await session.undo()) feel('undo');
  };
  const tools: Tool[] = [
    { label: 'Undo', icon: 'undo', disabled: !canUndo, onPress: () => void takeBack() },
    // It has its room before anything has happened: tools must not move under a finger.
    ...(withLog ? [{ label: 'Log', words: `Log: ${lately ?? 'what happened'}`, icon: 'scroll-unfurled', tells: lately ?? 'Log', onPress: onLog } as const] : []),
    { label: speed, words: `Speed: ${speed}. Change it`, icon: 'fast-forward-button', onPress: () => change({ speed: next }) },
    { label: 'Menu', icon: 'hamburger-menu', onPress: onMenu },
  ];
  return <ToolBar tools={tools} />;
}
