import { useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import type { Explanation, TimeToThink } from '@/table/contract';
import { isLarge } from '@/table/kit/layout/shares';
import type { RoomKind } from '@/table/kit/room/room';
import { useRoom } from '@/table/kit/room/useRoom';
import { useSecondsLeft } from '@/table/kit/useSecondsLeft';
import { radius, space, useTheme } from '@/theme';
import { Button, IconButton, Sheet, Text } from '@/theme/ui';

import { cardOf } from '../../content/cards';
import { moneyOf } from '../../rules/ledger';
import type { ProjectedStep } from '../../rules/projection';
import type { State } from '../../rules/state';
import { PurseLine } from '../Purse';
import { priceForecast, priceWords, sideWords } from '../words';
import { ExplainedTouchable } from './ExplainedTouchable';
import { SidesKey } from './SidesKey';
import { StepTile } from './StepTile';
import type { Planning, WayIn } from './usePlanning';

interface PlanPanelProps {
  readonly view: State;
  readonly planning: Planning;
  readonly names: readonly string[];
  readonly timeToThink: TimeToThink;
  /** A teacher explains the signs, and needs the room. */
  readonly taught?: boolean;
}

/** Where there is room below the answers. */
const WITH_KEY: readonly RoomKind[] = ['phone', 'tablet', 'desktop'];

/** The running preview of the path, and what can be done with it. */
export function PlanPanel({ view, planning, names, timeToThink, taught = false }: PlanPanelProps) {
  const { projection, ready, hemmedIn, draft, chosen, seat } = planning;
  const [asking, setAsking] = useState(false);
  const secondsLeft = useSecondsLeft(timeToThink, seat, `round ${view.round}`);
  const { roomy, kind } = useRoom();
  const { textScale } = useTheme();
  const hunter = view.hunters[seat];
  if (!hunter) return null;
  const last = projection.steps[projection.steps.length - 1];
  const lock = () => {
    setAsking(false);
    planning.lock();
  };
  const steps = draft?.steps.length ?? 0;
  const leaving = projection.timers.filter(({ leaves }) => leaves);
  return (
    <View style={styles.panel}>
      {/* Nothing else can be answered now: with large letters what comes first is what is in sight. */}
      {chosen && <WaysIn planning={planning} />}
      <View style={styles.head}>
        <PurseLine label="After this path" {...(last?.after ?? { bullets: hunter.bullets, hearts: hunter.hearts, money: moneyOf(hunter) })} />
        <View style={styles.buttons}>
          {secondsLeft !== undefined && (
            <Button kind="quiet" icon="hourglass" label={`${secondsLeft} s`} aria-label={`${secondsLeft} s left to plan. Take 30 more`} onPress={() => timeToThink.more(seat)} />
          )}
          <IconButton label="Undo the last stroke" icon="undo" disabled={!planning.canUndo} onPress={planning.undo} />
          <IconButton label="Clear the path" icon="trash-can" disabled={steps === 0} onPress={planning.clear} />
          <Button
            label={hemmedIn ? 'Stay' : 'Lock'}
            aria-label={hemmedIn ? 'Stay here' : 'Lock path'}
            kind="primary"
            icon="padlock"
            disabled={!ready && !hemmedIn}
            onPress={() => (projection.needsConfirmation ? setAsking(true) : lock())}
          />
        </View>
      </View>
      {hemmedIn && <Text>Hemmed in: no side lets you out. You stay where you are this round.</Text>}
      {projection.steps.length > 0 ? (
        <>
          <ScrollView horizontal showsHorizontalScrollIndicator={false} contentContainerStyle={styles.steps} aria-label="Your path, step by step">
            {projection.steps.map((step) => <StepTile key={step.step} step={step} names={names} onPress={() => planning.touch(step.spot)} />)}
          </ScrollView>
          <Text size={roomy ? 'small' : 'tiny'} tone="dim">
            If nobody gets in your way.{leaving.length > 0 ? ` Leaves after this round: ${leaving.map(({ card }) => cardOf(card).name).join(', ')}.` : ''}
          </Text>
        </>
      ) : (
        !chosen && !hemmedIn && <Text size={roomy ? 'body' : 'small'} tone="dim">{draft ? 'Drag from your hunter over the cards, or tap a lit neighbour.' : 'Drag in from a horseshoe at the edge, or tap a card at the border and choose a side.'}</Text>
      )}
      {projection.steps.length === 0 && !chosen && !hemmedIn && !taught && WITH_KEY.includes(kind) && !isLarge(textScale) && <SidesKey />}
      <Sheet title="Are you sure?" visible={asking} onClose={() => setAsking(false)}>
        <Text>{warningOf(projection.steps)}</Text>
        <Button label="Lock it anyway" kind="danger" onPress={lock} />
        <Button label="Keep planning" kind="primary" onPress={() => setAsking(false)} />
      </Sheet>
    </View>
  );
}

function warningOf(steps: readonly ProjectedStep[]): string {
  const down = steps.find(({ goesDown }) => goesDown);
  if (down) return `At step ${down.step} you would lose your last heart, and the game would end with you out of it.`;
  const empty = steps.find(({ gunEmpties }) => gunEmpties);
  const lost = empty?.sacrificed ? `You would give up ${cardOf(empty.sacrificed).name}, then reload.` : 'You have no bounty to give up; you would simply reload.';
  return `Your gun would be empty at step ${empty?.step ?? 1}. ${lost}`;
}

function explainWay({ card, side, entry, reasons }: WayIn): Explanation | undefined {
  if (!entry || !reasons) return undefined;
  return { title: `${card ? cardOf(card).name : 'Bare ground'}, from ${sideWords(side)}`, text: 'The first step of your path.', ruleId: 'BT-57', forecast: priceForecast(entry, reasons) };
}

/** In round 1: the outer sides of the touched border card, each with its price. */
function WaysIn({ planning }: { planning: Planning }) {
  const { colours } = useTheme();
  return (
    <View role="group" aria-label="Come in from" style={styles.ways}>
      {planning.chosen?.ways.map((way) => {
        const price = priceWords(way.price);
        return (
          <ExplainedTouchable key={way.trailhead} explain={explainWay(way)} aria-label={`From ${sideWords(way.side)}: ${price}`} disabled={way.fault !== undefined} onPress={() => planning.enterBy(way)} style={[styles.way, { backgroundColor: colours.raised, borderColor: colours.line, opacity: way.fault ? 0.45 : 1 }]}>
            <Text size="tiny" tone="dim">From {sideWords(way.side)}</Text>
            <Text size="small" bold>{price}</Text>
          </ExplainedTouchable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { padding: space.small, gap: space.tiny },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space.small },
  buttons: { flexDirection: 'row', alignItems: 'center', gap: space.tiny },
  steps: { gap: space.small },
  ways: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  way: { borderWidth: 1.5, borderRadius: radius.small, paddingHorizontal: space.medium, paddingVertical: space.tiny, minHeight: 52, justifyContent: 'center' },
});
