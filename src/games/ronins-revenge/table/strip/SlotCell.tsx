import { useRef } from 'react';
import { StyleSheet, View } from 'react-native';

import { FacePicture } from '@/faces/FacePicture';
import { sumi } from '@/faces/treatments';
import { useExplanation } from '@/table/explain';
import { Pointable } from '@/table/learn/pointing';
import { Icon, radius, space, useTheme } from '@/theme';
import { apart, Text, Touchable } from '@/theme/ui';

import { FACES } from '../../faces.generated';
import type { BlowForecast } from '../../preview/strikes';
import type { BattleState } from '../../rules/state';
import type { ShownSlot } from '../useForecasts';
import { explainSlot } from '../words';
import { lossesOf, tellSlot } from './slotWords';
import { useStripRoom } from './useStripRoom';

export interface SlotCellProps {
  readonly view: BattleState;
  readonly forecast: ShownSlot;
  /** It is being looked at: its strike lies on the field. */
  readonly chosen: boolean;
  /** The boss plays it at this moment. */
  readonly now: boolean;
  onPress(): void;
  onHover(over: boolean): void;
}

const MOST_FACES = 4;

/** Something that lies there or will strike has a name of its own. */
const isNamed = ({ card, event, kind }: ShownSlot): boolean => card !== undefined || event !== undefined || kind === 'basic';

/** One slot of what the boss will do: the card, whom it strikes, what that costs. */
export function SlotCell({ view, forecast, chosen, now, onPress, onHover }: SlotCellProps) {
  const { colours } = useTheme();
  const { tight, inPairs, inColumn, roomy } = useStripRoom();
  const cell = useRef<View>(null);
  const losses = lossesOf(forecast);
  // A phone has the whole width for a name if what it costs stands above it, beside the number.
  const above = !tight && !roomy && !inPairs && isNamed(forecast);
  const faces = roomy ? MOST_FACES : losses.length <= 2 ? losses.length : tight || above ? 0 : 1;
  const told = tellSlot(view, forecast, { tight, above, faces });
  const { onLongPress, onHoverIn, onHoverOut, onBlur } = useExplanation(explainSlot(view, forecast), cell);
  // Its strike lies on the field at once; what is printed on it comes when the pointer rests.
  const point = (over: boolean) => {
    onHover(over);
    (over ? onHoverIn : onHoverOut)();
  };
  const broken = forecast.kind === 'broken' || (forecast.swallowed && forecast.card !== undefined);
  const dim = broken || forecast.over;
  const empty = forecast.kind === 'open' || forecast.kind === 'basic' || forecast.kind === 'event';
  const name = !tight && <Text size={inColumn ? 'small' : 'tiny'} bold={!dim} tone={dim ? 'dim' : 'ink'} numberOfLines={roomy && !inColumn ? 1 : 2} style={[styles.name, broken && styles.struckOut]}>{apart(told.title)}</Text>;
  const cost = losses.length > 0
    ? <Losses losses={losses} faces={faces} words={told.below} close={tight || above} />
    : <Text size="tiny" tone={broken ? 'good' : 'dim'} numberOfLines={1}>{told.below === '' ? ' ' : apart(told.below)}</Text>;
  return (
    <Pointable label={`Slot ${forecast.slot + 1}`} style={[styles.column, inPairs && styles.half, inColumn && styles.row]}>
      <Touchable
        ref={cell} aria-label={told.label} aria-pressed={chosen} onPress={onPress} onLongPress={onLongPress} onHoverIn={() => point(true)} onHoverOut={() => point(false)} onBlur={onBlur}
        style={[styles.cell, { backgroundColor: chosen ? colours.card : colours.raised, borderColor: chosen || now ? colours.accent : colours.line }, !tight && (roomy ? styles.faced : styles.named), tight && styles.tight, empty && styles.empty, (chosen || now) && styles.thick]}
      >
        <View style={styles.line}>
          <Text size="tiny" bold tone="dim">{String(forecast.slot + 1)}</Text>
          {/* While the boss plays it, that it does stands in the place of what it is: there is room for one sign. */}
          {now
            ? <Icon grows name="targeted" size={roomy ? 20 : 15} colour={colours.danger} />
            : <Icon grows name={told.sign} size={roomy ? 20 : 15} colour={broken ? colours.good : forecast.over ? colours.dim : forecast.kind === 'event' ? colours.accent : colours.ink} />}
          {above ? cost : name}
        </View>
        {above ? name : cost}
      </Touchable>
    </Pointable>
  );
}

/** Faces of the struck, and what all of them lose; more than fit are counted. */
function Losses({ losses, faces, words, close }: { readonly losses: readonly BlowForecast[]; readonly faces: number; readonly words: string; readonly close: boolean }) {
  const { colours } = useTheme();
  const { roomy, tight } = useStripRoom();
  const dodged = losses.every((loss) => loss.dodged);
  const falls = losses.some((loss) => loss.falls);
  return (
    <View style={[styles.line, close && styles.close]}>
      {/* Where there is no room for both, that somebody falls stands in the place of who it is. */}
      {losses.slice(0, close && falls ? 0 : faces).map(({ hero }, i) => (
        <View key={hero} style={close && i > 0 && styles.behind}><FacePicture sheet={FACES} id={hero} treatment={sumi} side={roomy ? 24 : tight ? 16 : 18} /></View>
      ))}
      {falls && <Icon grows name="death-skull" size={14} colour={colours.danger} />}
      <Text size="tiny" bold tone={dodged ? 'good' : 'danger'} numberOfLines={1}>{words}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  column: { flexGrow: 1, flexShrink: 1, flexBasis: 0, minWidth: 44 },
  half: { flexBasis: '40%' },
  row: { flexBasis: 'auto' },
  tight: { paddingHorizontal: 0, alignItems: 'center' },
  // A slot has its height before it has faces, so that the field below it never jumps.
  named: { minHeight: 62 },
  faced: { minHeight: 54 },
  cell: { flexGrow: 1, minHeight: 46, justifyContent: 'center', paddingHorizontal: 3, paddingVertical: space.hair, borderWidth: 1.5, borderRadius: radius.small, gap: space.hair, overflow: 'hidden' },
  thick: { borderWidth: 2.5 },
  empty: { borderStyle: 'dashed' },
  line: { flexDirection: 'row', alignItems: 'center', gap: 3, minHeight: 18 },
  close: { gap: 1 },
  behind: { marginLeft: -10 },
  name: { flexShrink: 1 },
  struckOut: { textDecorationLine: 'line-through' },
});
