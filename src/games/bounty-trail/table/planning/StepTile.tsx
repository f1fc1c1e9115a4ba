import { StyleSheet, View } from 'react-native';

import { capital, listed } from '@/engine/words';
import type { Explanation } from '@/table/contract';
import { useRoom } from '@/table/kit/room/useRoom';
import { Icon, radius, space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import { RIDERS } from '../../content/characters';
import { cardOf } from '../../content/cards';
import type { ProjectedStep } from '../../rules/projection';
import { SHORT_NAMES } from '../draw/shortNames';
import { counted } from '../priceWords';
import { priceForecast, priceWords } from '../words';
import { ExplainedTouchable } from './ExplainedTouchable';

interface StepTileProps {
  readonly step: ProjectedStep;
  readonly names: readonly string[];
  /** Cuts the path behind this step. */
  onPress(): void;
}

const isFree = ({ price: { bullets, hearts } }: ProjectedStep): boolean => bullets + hearts === 0;

/** What the step costs and why, and what is left after it. */
function explainStep(step: ProjectedStep, names: readonly string[]): Explanation {
  const { bullets, hearts, money } = step.after;
  const forecast = step.entry && step.reasons && priceForecast(step.entry, step.reasons);
  return {
    title: `Step ${step.step}: ${step.card ? cardOf(step.card).name : 'nothing there'}`,
    text: [...warningsOf(step, names).map((warning) => `${capital(warning)}.`), `Then you have ${counted(bullets, 'bullet')}, ${counted(hearts, 'heart')} and $${money}, if nobody gets in your way.`].join(' '),
    ruleId: 'BT-57',
    ...(forecast ? { forecast } : {}),
  };
}

const ridersNamed = (riders: readonly number[]): string => listed(riders.map((rider) => RIDERS[rider] ?? ''));

function warningsOf({ gunEmpties, sacrificed, goesDown, roll, contestedBy, emptiedBy }: ProjectedStep, names: readonly string[]): string[] {
  const warnings: string[] = [];
  if (emptiedBy.length > 0) warnings.push(`${ridersNamed(emptiedBy)} ${emptiedBy.length === 1 ? 'gets' : 'get'} there first`);
  if (gunEmpties) warnings.push(sacrificed ? `gun empties, costs ${cardOf(sacrificed).name}` : 'gun empties');
  if (goesDown) warnings.push('you go down');
  if (roll) warnings.push(roll.mayGoDown ? 'a bad roll ends you' : roll.mayEmptyGun ? 'a bad roll empties your gun' : 'depends on a roll');
  if (contestedBy.riders.length > 0) warnings.push(`${ridersNamed(contestedBy.riders)} ${contestedBy.riders.length === 1 ? 'wants' : 'want'} it too: bids decide`);
  if (contestedBy.seats.length > 0) warnings.push(`${contestedBy.seats.map((seat) => names[seat]).join(', ')} may get there too`);
  return warnings;
}

/** One step of the preview: what it costs and what is left after it. */
export function StepTile({ step, names, onPress }: StepTileProps) {
  const { colours } = useTheme();
  const { bullets, hearts, money } = step.after;
  const warnings = warningsOf(step, names);
  const grave = step.gunEmpties || step.goesDown;
  const contested = step.contestedBy.seats.length + step.contestedBy.riders.length > 0;
  const emptied = step.emptiedBy.length > 0;
  const { roomy, kind } = useRoom();
  const name = step.card !== undefined && kind !== 'smallPhone' ? (SHORT_NAMES[step.card] ?? '') : '';
  const [large, small, icon] = roomy ? (['body', 'small', 17] as const) : (['small', 'tiny', 13] as const);
  const label = `Step ${step.step}: ${step.card ? cardOf(step.card).name : 'nothing there'}, ${isFree(step) ? 'free' : `pay ${priceWords(step.price)}`}; then ${counted(bullets, 'bullet')}, ${counted(hearts, 'heart')}, $${money}${warnings.length > 0 ? `. Careful: ${warnings.join('; ')}` : ''}. Cut the path here`;
  return (
    <ExplainedTouchable explain={explainStep(step, names)} onPress={onPress} style={[styles.tile, { backgroundColor: colours.raised, borderColor: grave ? colours.danger : colours.line }]}>
      {/* The words are the button's name; the picture of the same facts is for the eye only. */}
      <Text style={styles.words}>{label}</Text>
      <View aria-hidden>
        <View style={styles.row}>
          <Text size={large} bold>{step.step}</Text>
          {name !== '' && <Text size={small}>{name}</Text>}
          {emptied && <Text size={small} tone="danger">taken</Text>}
          {step.goesDown && <Icon name="skull-crossed-bones" size={16} colour={colours.danger} />}
          {step.gunEmpties && !step.goesDown && <Icon name="reload-gun-barrel" size={16} colour={colours.danger} />}
          {step.roll && <Icon name="dice-six-faces-five" size={16} colour={colours.dim} />}
          {contested && <Icon name="duel" size={16} colour={colours.accent} />}
        </View>
        <View style={styles.row}>
          <Icon name="bullets" size={icon} colour={colours.ink} />
          <Text size={small} bold>{bullets}</Text>
          <Icon name="hearts" size={icon} colour={colours.danger} />
          <Text size={small} bold>{hearts}</Text>
        </View>
        <Text size={small} bold tone="good">${money}</Text>
      </View>
    </ExplainedTouchable>
  );
}

const styles = StyleSheet.create({
  tile: { borderWidth: 1.5, borderRadius: radius.small, paddingHorizontal: space.small, paddingVertical: space.tiny, minWidth: 68, alignItems: 'flex-start', justifyContent: 'center' },
  words: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', opacity: 0 },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.tiny },
});
