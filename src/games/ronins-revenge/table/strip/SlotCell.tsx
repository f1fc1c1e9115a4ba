import { useRef } from 'react';
import { StyleSheet, View } from 'react-native';

import { FacePicture } from '@/faces/FacePicture';
import { sumi } from '@/faces/treatments';
import { useExplanation } from '@/table/explain';
import { useRoom } from '@/table/kit/room/useRoom';
import { Pointable } from '@/table/learn/pointing';
import { Icon, radius, space, useTheme } from '@/theme';
import { Text, Touchable } from '@/theme/ui';

import { FACES } from '../../faces.generated';
import type { BlowForecast, SlotForecast } from '../../preview/sequence';
import type { BattleState } from '../../rules/state';
import { explainSlot } from '../words';
import { lossesOf, tellSlot } from './slotWords';
import { isTight } from './tight';

export interface SlotCellProps {
  readonly view: BattleState;
  readonly forecast: SlotForecast;
  /** It is being looked at: its strike lies on the field. */
  readonly chosen: boolean;
  /** The boss plays it at this moment. */
  readonly now: boolean;
  onPress(): void;
  onHover(over: boolean): void;
}

/** One slot of what the boss will do: the card, whom it strikes, what that costs. */
export function SlotCell({ view, forecast, chosen, now, onPress, onHover }: SlotCellProps) {
  const { colours } = useTheme();
  const { kind: room, roomy } = useRoom();
  const cell = useRef<View>(null);
  const told = tellSlot(view, forecast);
  const { onLongPress, onBlur } = useExplanation(explainSlot(view, forecast), cell);
  const broken = forecast.kind === 'broken' || (forecast.swallowed && forecast.card !== undefined);
  const empty = forecast.kind === 'open' || forecast.kind === 'basic' || forecast.kind === 'event';
  const losses = lossesOf(forecast);
  return (
    <Pointable label={`Slot ${forecast.slot + 1}`} style={styles.column}>
      <Touchable
        ref={cell} aria-label={told.label} aria-pressed={chosen} onPress={onPress} onLongPress={onLongPress} onHoverIn={() => onHover(true)} onHoverOut={() => onHover(false)} onBlur={onBlur}
        style={[styles.cell, { backgroundColor: chosen ? colours.card : colours.raised, borderColor: chosen || now ? colours.accent : colours.line }, empty && styles.empty, (chosen || now) && styles.thick]}
      >
        <View style={styles.line}>
          <Text size="tiny" bold tone="dim">{String(forecast.slot + 1)}</Text>
          <Icon name={told.sign} size={roomy ? 20 : 15} colour={broken ? colours.good : forecast.kind === 'event' ? colours.accent : colours.ink} />
          {!isTight(room) && <Text size="tiny" bold={!broken} tone={broken ? 'dim' : 'ink'} numberOfLines={1} style={[styles.name, broken && styles.struckOut]}>{told.title}</Text>}
          {now && <Icon name="targeted" size={14} colour={colours.danger} />}
        </View>
        {losses.length > 0 ? <Losses losses={losses} /> : <Text size="tiny" tone={broken ? 'good' : 'dim'} numberOfLines={1}>{told.note ?? ' '}</Text>}
      </Touchable>
    </Pointable>
  );
}

const MOST_FACES = 4;

/** Faces with what each loses; more than fit are counted together. */
function Losses({ losses }: { readonly losses: readonly BlowForecast[] }) {
  const { colours } = useTheme();
  const { roomy } = useRoom();
  const [first] = losses;
  const all = losses.reduce((sum, { damage }) => sum + damage, 0);
  const falls = losses.some((loss) => loss.falls);
  if (!first) return null;
  const dodged = losses.every((loss) => loss.dodged);
  const shown = roomy ? MOST_FACES : losses.length > 2 ? 1 : losses.length;
  return (
    <View style={styles.line}>
      {losses.slice(0, shown).map(({ hero }) => <FacePicture key={hero} sheet={FACES} id={hero} treatment={sumi} side={roomy ? 24 : 18} />)}
      {losses.length > shown && <Text size="tiny" bold tone="dim">{`+${losses.length - shown}`}</Text>}
      {falls && <Icon name="death-skull" size={14} colour={colours.danger} />}
      <Text size="tiny" bold tone={dodged ? 'good' : 'danger'} numberOfLines={1}>{dodged ? 'dodged' : `−${all}`}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  column: { flex: 1, minWidth: 44 },
  cell: { minHeight: 46, justifyContent: 'center', paddingHorizontal: space.tiny, paddingVertical: space.hair, borderWidth: 1.5, borderRadius: radius.small, gap: space.hair, overflow: 'hidden' },
  thick: { borderWidth: 2.5 },
  empty: { borderStyle: 'dashed' },
  line: { flexDirection: 'row', alignItems: 'center', gap: 3, minHeight: 18 },
  name: { flexShrink: 1 },
  struckOut: { textDecorationLine: 'line-through' },
});
