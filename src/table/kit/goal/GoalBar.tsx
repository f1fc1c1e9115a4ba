import { Pressable, StyleSheet, View } from 'react-native';

import type { Prompt, Seat } from '@/engine/game';
import type { SeatPlayer, Seating } from '@/store/seats';
import { Icon, TOUCH, radius, space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import type { SeatStatus } from '../../contract';
import { isLarge } from '../layout/shares';
import { useRoom } from '../room/useRoom';
import { goalWords, timeWords, type Goal, type Progress } from './goal';
import { SeatsBar } from './SeatsBar';
import { ShareBar } from './ShareBar';

interface GoalBarProps {
  readonly goal: Goal | undefined;
  readonly players: readonly SeatPlayer[];
  readonly seating: Seating;
  readonly prompts: readonly Prompt[];
  statusOf(seat: Seat): SeatStatus | undefined;
  /** Shows the opening card again. */
  onOpen?: (() => void) | undefined;
}

/** What this is all about, always in sight: time, what wins, what everybody has of it, and one's own power. */
export function GoalBar({ goal, seating, onOpen, ...seats }: GoalBarProps) {
  const onTable = goal?.seatsOnTable === 'around' ? seating === 'around' : goal?.seatsOnTable === true;
  const toldAlready = (seats.players.length === 1 && (goal?.mine?.length ?? 0) > 0) || onTable;
  return (
    <View>
      {goal && <GoalRail goal={goal} onOpen={onOpen} />}
      {!toldAlready && <SeatsBar {...seats} />}
    </View>
  );
}

/** Narrower than this the words are a column of single ones: then they have a line of their own. */
const LEAST_WORDS = 120;

function GoalRail({ goal, onOpen }: { goal: Goal; onOpen: GoalBarProps['onOpen'] }) {
  const { colours, textScale } = useTheme();
  const { kind, roomy } = useRoom();
  const { time, wins, mine = [], rivals = [], power } = goal;
  const size = roomy ? 'small' : 'tiny';
  // With large letters a small phone has its lines for the numbers; what they are for is told by a touch.
  const numbersOnly = kind === 'smallPhone' && isLarge(textScale) && mine.some(({ need }) => need !== undefined);
  const content = (
    <View style={styles.rail} aria-hidden>
      {time && <TimePips time={time} size={size} />}
      {!numbersOnly && <Text size={size} tone="dim" style={[styles.wins, { minWidth: LEAST_WORDS * textScale }]}>{wins}</Text>}
      {/* One's own numbers stand together: what does not fit goes to the next line as a whole. */}
      {mine.length > 0 && <View style={styles.mine}>{mine.map((progress) => <Standing key={progress.words} progress={progress} colour={colours.accent} size={size} />)}</View>}
      {rivals.map((rival) => <Standing key={rival.name} name={rival.name} progress={rival} colour={colours.danger} size={size} />)}
      {power && (
        <View style={[styles.power, { borderColor: colours.line, backgroundColor: colours.raised }]}>
          <Icon name={power.icon} size={roomy ? 22 : 18} colour={colours.accent} />
          {/* A second line for its name would take as much from the board; a touch tells it. */}
          {kind !== 'smallPhone' && <Text size={size} bold numberOfLines={1}>{power.name}</Text>}
        </View>
      )}
    </View>
  );
  const words = `Goal: ${goalWords(goal)}`;
  if (!onOpen) return <View role="img" aria-label={words} style={styles.strip}>{content}</View>;
  return (
    <View style={styles.strip}>
      {content}
      <Pressable role="button" aria-label={`${words}. Show what wins`} onPress={onOpen} style={styles.cover} />
    </View>
  );
}

type Small = 'tiny' | 'small';
/** More rounds than these are only counted. */
const MOST_PIPS = 6;

function TimePips({ time, size }: { time: NonNullable<Goal['time']>; size: Small }) {
  const { colours } = useTheme();
  const { label, now, of } = time;
  if (of > MOST_PIPS) return <Text size={size} bold>{timeWords(time)}</Text>;
  return (
    <View style={styles.time}>
      <Text size={size} bold>{`${label} ${now}/${of}`}</Text>
      {Array.from({ length: of }, (_, i) => (
        <View key={i} style={[styles.pip, { borderColor: colours.dim }, i < now && { backgroundColor: i + 1 === now ? colours.accent : colours.dim, borderColor: i + 1 === now ? colours.accent : colours.dim }]} />
      ))}
    </View>
  );
}

function Standing({ name, progress: { icon, have, need, share }, colour, size }: { name?: string; progress: Progress; colour: string; size: Small }) {
  const { colours } = useTheme();
  return (
    <View style={styles.standing}>
      <View style={styles.figures}>
        {icon && <Icon name={icon} size={16} colour={colours.ink} />}
        {name !== undefined && <Text size={size} tone="dim" numberOfLines={1}>{name}</Text>}
        <Text size={size} bold>{have}</Text>
        {need !== undefined && <Text size={size} tone="dim">{`/ ${need}`}</Text>}
      </View>
      {share !== undefined && <ShareBar share={share} colour={colour} />}
    </View>
  );
}

const styles = StyleSheet.create({
  strip: { minHeight: 32, justifyContent: 'center', paddingHorizontal: space.small, paddingVertical: space.hair, zIndex: 1 },
  // The rail is slim, and the seats below it cannot be pressed: a finger's worth reaches over them.
  cover: { position: 'absolute', left: 0, right: 0, top: 0, minHeight: TOUCH, height: '100%' },
  rail: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.small, rowGap: space.hair },
  time: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  pip: { width: 7, height: 7, borderWidth: 1, borderRadius: radius.round },
  wins: { flexGrow: 1, flexShrink: 1, flexBasis: 90 },
  mine: { flexDirection: 'row', flexWrap: 'wrap', flexShrink: 1, columnGap: space.medium, rowGap: space.hair },
  standing: { minWidth: 24 },
  figures: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  power: { flexDirection: 'row', alignItems: 'center', gap: space.tiny, borderWidth: 1, borderRadius: radius.round, paddingHorizontal: space.small, minHeight: 28 },
});
