import { StyleSheet, View } from 'react-native';

import { nearestFrame } from '@/engine/decisions/frames';
import { squareName } from '@/engine/parts/grid/squares';
import type { Speed } from '@/store/settings';
import { isLarge } from '@/table/kit/layout/shares';
import { useRoom } from '@/table/kit/room/useRoom';
import { Pointable } from '@/table/learn/pointing';
import { Icon, space, useTheme, type IconName } from '@/theme';
import { Button, IconButton, Text } from '@/theme/ui';

import { FIELD } from '../../content/terms';
import type { PlanForecast } from '../../preview/plan';
import { battleDecisions, type Move } from '../../rules/decisions';
import { usablesOf } from '../../rules/hero/cards';
import { figureName, plain } from '../../rules/names';
import type { BattleState } from '../../rules/state';
import { StrikeTray } from '../dice/StrikeTray';
import { Fact } from '../inspect/InspectFrame';
import { AttackFacts } from './AttackFacts';
import { ActionFacts } from './ActionFacts';
import { CardFacts, HarmFacts } from './CardFacts';
import { MoveFacts } from './MoveFacts';
import { planSummary } from './summary';
import type { Plan } from './usePlan';
import { Variants } from './Variants';
import { isWalk } from './walks';

interface PlanSheetProps {
  readonly view: BattleState;
  readonly seat: number;
  readonly plan: Plan;
  /** How dice are thrown at this table; absent: they are not drawn. */
  readonly dice?: { readonly speed: Speed; readonly reducedMotion: boolean };
}

/** "Measured Cut on Ushikado", "Move to H6", "Rest". */
function planTitle(view: BattleState, seat: number, move: Move, command: string | undefined): string {
  if (isWalk(move)) return move.way.length === 0 ? 'Turn on the spot' : `Move to ${squareName(FIELD, move.way[move.way.length - 1] ?? 0)}`;
  if ('targets' in move && command !== undefined) return `${command} on ${move.targets.map((ref) => figureName(view, ref)).join(', ')}`;
  return command ?? battleDecisions.label(view, seat, move).label;
}

/** On the button that does it. */
const verbOf = ({ kind }: Move): string => {
  switch (kind) {
    case 'attack': case 'padAttack': return 'Strike';
    case 'move': case 'walk': return 'Go';
    case 'rest': return 'Rest';
    default: return 'Do it';
  }
};

/** What is printed on a card of the hero whose turn it is. */
function CardWords({ view, card }: { readonly view: BattleState; readonly card: string }) {
  const hero = nearestFrame(view, 'heroTurn')?.hero;
  const used = hero && usablesOf(view, hero).find(({ id }) => id === card);
  return used ? <Fact icon="tied-scroll">{plain(used.words)}</Fact> : null;
}

/** What becomes of the boss’s card, of everybody struck and of the party; on an upright tablet the sum has a column of its own. */
function PlanFacts({ view, move, forecast }: { readonly view: BattleState; readonly move: Move; readonly forecast: PlanForecast }) {
  const { kind: room } = useRoom();
  const { textScale } = useTheme();
  const { attack, card, events, round } = forecast;
  const damage = attack && <AttackFacts view={view} attack={attack} />;
  const taken = <CardFacts view={view} card={card} />;
  const harm = round && <HarmFacts view={view} round={round} />;
  if (damage && room === 'tablet' && !isLarge(textScale)) return <View style={styles.columns}><View style={styles.column}>{taken}{harm}</View><View style={styles.column}>{damage}</View></View>;
  return (
    <>
      {taken}
      {damage}
      {isWalk(move) && <MoveFacts view={view} move={move} forecast={forecast} />}
      {move.kind === 'useCard' && <CardWords view={view} card={move.card} />}
      {!attack && !isWalk(move) && <ActionFacts view={view} events={events} />}
      {harm}
    </>
  );
}

/** What would come of a plan, before anybody pays for it; and the button that carries it out. */
export function PlanSheet({ view, seat, plan, dice }: PlanSheetProps) {
  const { colours, textScale } = useTheme();
  const large = isLarge(textScale);
  const { draft, forecast, refused, think, confirm } = plan;
  if (!draft) return null;
  const { command, move } = draft;
  const title = planTitle(view, seat, move, command?.name);
  const icon: IconName = command?.icon ?? 'footsteps';
  const verb = verbOf(move);
  return (
    <View role="region" aria-label={`If you do this: ${title}`} style={styles.sheet}>
      {/* Large words have a line of their own, and the buttons the next one. */}
      <View style={[styles.head, large && styles.wrapped]}>
        <Icon grows name={icon} size={22} colour={colours.accent} />
        <Text bold style={[styles.title, large && styles.ownLine]} {...(!large && { numberOfLines: 2 })}>{title}</Text>
        <IconButton icon="cross-mark" label="Think again" onPress={() => think(undefined)} />
        <Pointable label={title} style={large && styles.go}><Button kind="primary" label={verb} aria-label={`${verb}: ${title}`} disabled={!forecast} onPress={confirm} /></Pointable>
      </View>
      {refused !== undefined && <Fact icon="cross-mark" tone="danger">{refused}</Fact>}
      {forecast && (forecast.ends || forecast.round) && <Text size="small" bold aria-live="polite">{planSummary(view, forecast)}</Text>}
      {/* Where a walk ends is chosen, facing where not yet: that stands before what comes of both. */}
      {isWalk(move) && <Variants view={view} plan={plan} />}
      {forecast && <PlanFacts view={view} move={move} forecast={forecast} />}
      {!isWalk(move) && <Variants view={view} plan={plan} />}
      {dice && forecast?.attack?.luck === 'dice' && <StrikeTray label={`Shake to strike: ${title}`} {...dice} onStrike={confirm} />}
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: { paddingHorizontal: space.medium, paddingVertical: space.tiny, gap: space.small },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.small },
  wrapped: { flexWrap: 'wrap' },
  title: { flex: 1 },
  ownLine: { flexBasis: '75%' },
  go: { flexGrow: 1 },
  columns: { flexDirection: 'row', gap: space.large },
  column: { flex: 1, gap: space.small },
});
