import type { ReactNode } from 'react';
import { StyleSheet, View, useWindowDimensions } from 'react-native';

import type { Outcome, Seat } from '@/engine/game';
import { numeral } from '@/engine/numerals';
import { isPerson, type SeatPlayer } from '@/store/seats';
import { radius, space, useTheme, width } from '@/theme';
import { Icon } from '@/theme/Icon';
import { Button, Heading, Sheet, Text } from '@/theme/ui';

import type { EarnedAchievement } from '../host/judging';
import { isLarge } from '../kit/layout/shares';
import { useRoom } from '../kit/room/useRoom';
import { withNames } from '../session/logLines';
import { headlineOf } from './headline';

interface ResultSheetProps {
  readonly visible: boolean;
  readonly outcome: Outcome;
  readonly players: readonly SeatPlayer[];
  readonly names: readonly string[];
  /** Instead of who won, and of the scores. */
  readonly headline?: string | undefined;
  /** The sentence about what decided the game. */
  readonly decisive: string | undefined;
  /** The picture of it. */
  readonly moment?: ReactNode;
  /** The game's own last picture; without one, a laurel or an hourglass. */
  readonly picture?: ReactNode;
  /** How it came about, in the game's own numbers. */
  readonly account?: ReactNode;
  /** Achievements that somebody here has earned for the first time. */
  readonly earned?: readonly EarnedAchievement[];
  /** Where this match leads on to. */
  readonly onward?: { readonly label: string; onPress(): void };
  onClose(): void;
  onAgain?(): void;
  onShare(): void;
  onWatch(): void;
  onLeave(): void;
}

const byPlace = (outcome: Outcome): readonly Seat[] =>
  outcome.places.map((_, seat) => seat).sort((a, b) => (outcome.places[a] ?? 0) - (outcome.places[b] ?? 0) || a - b);

/** Several people with one and the same score, line by line: it is told once. */
const isShared = ({ kind, lines }: Outcome): boolean => kind === 'together' && lines.length > 1 && lines.every((each) => JSON.stringify(each) === JSON.stringify(lines[0]));

/** Display faces are about this wide, in heights of their letters. */
const LETTER = 0.65;

/** The largest type in which no word, a long name for instance, is wider than the sheet. */
function useTitleSize(words: string): 'display' | 'heading' | 'title' {
  const { type, faces } = useTheme();
  const room = Math.min(useWindowDimensions().width, width.column) - 2 * space.large;
  const longest = Math.max(...words.split(' ').map(({ length }) => length));
  return (['display', 'heading'] as const).find((size) => longest * type[size].fontSize * faces.displayScale * LETTER <= room) ?? 'title';
}

/** The end: who, why, the score line by line, what decided it, and what next. */
export function ResultSheet({ visible, outcome, players, names, headline, decisive, moment, picture, account, earned = [], onward, onClose, onAgain, onShare, onWatch, onLeave }: ResultSheetProps) {
  const { colours, textScale } = useTheme();
  const { roomy } = useRoom();
  // What next is in sight before anybody has scrolled; a phone needs the room for the result.
  const pinned = roomy && !isLarge(textScale);
  const title = headline ?? headlineOf(outcome, players);
  const titleSize = useTitleSize(title);
  const lost = outcome.kind === 'together' && !outcome.won;
  const next = (
    <>
      {onward && <Button kind="primary" large icon="play-button" label={onward.label} onPress={onward.onPress} />}
      {onAgain && <Button kind="primary" large icon="rolling-dices" label="Again" onPress={onAgain} />}
      <View style={styles.pair}>
        <Button icon="film-projector" label="Watch replay" onPress={onWatch} style={styles.half} />
        <Button icon="share" label="Share replay" onPress={onShare} style={styles.half} />
      </View>
      <Button kind="quiet" label="Leave the table" onPress={onLeave} />
    </>
  );
  return (
    <Sheet title="The result" visible={visible} onClose={onClose} {...(pinned && { foot: next })}>
      <View style={styles.crown}>
        {picture ?? (headline === undefined && <Icon name={lost ? 'hourglass' : 'laurel-crown'} size={56} colour={colours.accent} />)}
        <Heading level={1} size={titleSize} align="center">{title}</Heading>
        <Text align="center">{withNames(outcome.words, names)}</Text>
      </View>
      {account}
      {headline === undefined && (
        <View role="list" aria-label="Scores" style={styles.scores}>
          {isShared(outcome)
            ? <SeatScore seat={0} outcome={outcome} name="Together" />
            : byPlace(outcome).map((seat) => <SeatScore key={seat} seat={seat} outcome={outcome} name={names[seat] ?? ''} />)}
        </View>
      )}
      {earned.length > 0 && <Earned earned={earned} tellWho={players.filter(isPerson).length > 1} />}
      {decisive !== undefined && (
        <View style={[styles.decisive, { borderColor: colours.accent }]}>
          <Text size="tiny" tone="accent" bold>THE DECISIVE MOMENT</Text>
          <Text size="small">{decisive}</Text>
          {moment}
        </View>
      )}
      {!pinned && next}
    </Sheet>
  );
}

/** What somebody has earned for the first time: the reason to look at the result twice. */
function Earned({ earned, tellWho }: { readonly earned: readonly EarnedAchievement[]; readonly tellWho: boolean }) {
  const { colours } = useTheme();
  return (
    <View role="list" aria-label="Achievements earned" style={styles.scores}>
      {earned.map(({ id, title, praise, name }) => (
        <View key={id} role="listitem" style={[styles.earned, { backgroundColor: colours.raised, borderColor: colours.accent }]}>
          <Icon name="trophy" size={32} colour={colours.accent} />
          <View style={styles.grow}>
            <Text size="tiny" tone="accent" bold>{tellWho ? `ACHIEVEMENT FOR ${name.toUpperCase()}` : 'ACHIEVEMENT'}</Text>
            <Text bold>{title}</Text>
            <Text size="small" tone="dim">{praise}</Text>
          </View>
        </View>
      ))}
    </View>
  );
}

function SeatScore({ seat, outcome, name }: { seat: Seat; outcome: Outcome; name: string }) {
  const { colours, seatColours } = useTheme();
  const lines = outcome.lines[seat] ?? [];
  const score = outcome.scores[seat] ?? 0;
  const place = outcome.places[seat] ?? 1;
  // A line that is the whole score says what its number means, and does not repeat it.
  const [first] = lines;
  const isWhole = lines.length === 1 && first?.points === score;
  return (
    <View role="listitem" style={[styles.seat, { backgroundColor: colours.raised, borderColor: seatColours[seat % seatColours.length] }]}>
      <View style={styles.total}>
        <Text bold style={styles.grow}>{outcome.kind === 'versus' ? `${place}. ${name}` : name}</Text>
        <Text size="large" bold style={styles.number}>{numeral(score)}</Text>
      </View>
      {lines.map(({ label, points }, index) => (
        <View key={index} style={styles.total}>
          <Text size="small" tone="dim" style={styles.grow}>{label}</Text>
          {!isWhole && <Text size="small" tone="dim" style={styles.number}>{numeral(points)}</Text>}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  crown: { alignItems: 'center', gap: space.tiny },
  scores: { gap: space.small },
  seat: { borderLeftWidth: 6, borderRadius: radius.medium, paddingHorizontal: space.medium, paddingVertical: space.small },
  total: { flexDirection: 'row', alignItems: 'baseline', gap: space.medium },
  grow: { flex: 1 },
  number: { fontVariant: ['tabular-nums'] },
  decisive: { borderWidth: 1, borderRadius: radius.medium, padding: space.medium, gap: space.hair },
  earned: { flexDirection: 'row', alignItems: 'center', gap: space.medium, borderWidth: 1, borderRadius: radius.medium, padding: space.medium },
  pair: { flexDirection: 'row', gap: space.small, flexWrap: 'wrap' },
  half: { flexGrow: 1 },
});
