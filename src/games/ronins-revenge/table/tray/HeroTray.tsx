import { StyleSheet, View } from 'react-native';

import { Explain } from '@/table/explain';
import { isLarge } from '@/table/kit/layout/shares';
import { useRoom } from '@/table/kit/room/useRoom';
import { Icon, radius, space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import type { HeroId } from '../../content/terms';
import { figureName } from '../../rules/names';
import { isComrade, type BattleState } from '../../rules/state';
import { HERO_INKS } from '../look';
import { countsOf, type Count } from './counts';

interface HeroTrayProps {
  readonly view: BattleState;
  readonly hero: HeroId;
  /** Stamina as strokes besides its number. */
  readonly pips: boolean;
  /** Its strength stands above it already. */
  readonly brief?: boolean;
}

/** What the hero has, number by number; each explains itself when it is pressed long or pointed at. */
export function HeroTray({ view, hero: id, pips, brief = false }: HeroTrayProps) {
  const { colours, textScale } = useTheme();
  const { kind: room } = useRoom();
  const hero = view.heroes[id];
  const counts = countsOf(view, id).slice(brief ? 1 : 0);
  const letters = counts.reduce((sum, count) => sum + (hasNumber(count) ? 0 : count.value.length), 0);
  // A phone has one line for the whole tray, and the field above must not jump when there is more to say.
  const narrow = !brief && room === 'phone' && !isLarge(textScale);
  // Large or many words would push numbers out of a tray among four: there their signs stand alone, and say the rest when they are touched.
  const wordless = narrow ? counts.length > MOST_ON_A_LINE : brief && (isLarge(textScale) || letters > MOST_LETTERS || counts.length > MOST_BESIDE_WORDS);
  return (
    <View role="group" aria-label={`${figureName(view, id)} has`} style={[styles.tray, narrow && styles.narrow, { borderColor: HERO_INKS[id], backgroundColor: colours.raised }]}>
      {counts.map((count) => <CountBadge key={count.title} count={wordless && !hasNumber(count) ? { ...count, value: '' } : count} grows={!brief} />)}
      {!isComrade(hero) && pips && <Pips have={hero.stamina} of={hero.maxStamina} colour={HERO_INKS[id]} />}
    </View>
  );
}

/** Words of so many letters have room beside the numbers. */
const MOST_LETTERS = 12;
/** Of so many things two lines have room for words. */
const MOST_BESIDE_WORDS = 7;

/** Of so many things one line has. */
const MOST_ON_A_LINE = 5;

const hasNumber = ({ value }: Count): boolean => /\d/.test(value);

/** `grows`: there is room for a sign as large as large letters. */
function CountBadge({ count: { sign, value, title, text, ruleId, faint }, grows }: { readonly count: Count; readonly grows: boolean }) {
  const { colours } = useTheme();
  return (
    <Explain title={title} text={text} {...(ruleId === undefined ? {} : { ruleId })}>
      <View role="img" aria-label={`${title}: ${value === '' ? text : value}`} style={styles.badge}>
        <Icon grows={grows} name={sign} size={17} colour={faint ? colours.dim : colours.ink} />
        {value !== '' && <Text size="small" bold tone={faint ? 'dim' : 'ink'}>{value}</Text>}
      </View>
    </Explain>
  );
}

/** Breath as strokes of a brush: full, and spent. */
function Pips({ have, of, colour }: { readonly have: number; readonly of: number; readonly colour: string }) {
  return (
    <View style={styles.pips} aria-hidden>
      {Array.from({ length: of }, (_, i) => <View key={i} style={[styles.pip, { borderColor: colour, backgroundColor: i < have ? colour : 'transparent' }]} />)}
    </View>
  );
}

const styles = StyleSheet.create({
  tray: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.small, rowGap: space.hair, borderWidth: 1.5, borderRadius: radius.small, paddingHorizontal: space.small, paddingVertical: 3 },
  narrow: { columnGap: 6 },
  badge: { flexDirection: 'row', alignItems: 'center', gap: 3, minHeight: 24 },
  pips: { flexDirection: 'row', gap: 2, alignItems: 'center' },
  pip: { width: 5, height: 14, borderWidth: 1, borderRadius: 2 },
});
