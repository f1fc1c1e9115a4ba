import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { FacePicture } from '@/faces/FacePicture';
import { sumi } from '@/faces/treatments';
import { ByHand } from '@/table/kit/around/ByHand';
import { SecretCards } from '@/table/kit/around/SecretCards';
import { Scroll } from '@/table/kit/layout/Scroll';
import { radius, space, useTheme } from '@/theme';
import { Button, Text } from '@/theme/ui';

import { FACES } from '../../../faces.generated';
import { lootName } from '../../../story/loot';
import { heroesOf } from '../../../story/party';
import { nameOf } from '../../../story/words';
import { CampPanel, readyLabel } from '../panels/CampPanel';
import { lootWords } from '../panels/lootWords';
import { ChoosePanel, HeldBook } from '../panels/OtherPanels';
import type { PanelProps } from '../panels/VotePanel';
import { BACK, CornerBallot, CornerCommit, CornerDeclare } from './CornerVote';
import { waitingWords } from './waiting';

/** What somebody answers at their own corner. */
const ANSWERS: Readonly<Record<string, (props: PanelProps) => ReactNode>> = {
  declare: CornerDeclare, commit: CornerCommit, ballot: CornerBallot, choose: ChoosePanel, journals: HeldBook, keep: CornerLoot, camp: CornerCamp,
};

/** Whether the corners themselves say what this question asks. */
export const isAnsweredAtCorners = (kind: string): boolean => ANSWERS[kind] !== undefined;

interface CornerProps extends PanelProps {
  readonly name: string;
  /** The question, if this person is asked: its kind and its words. */
  readonly asked: { readonly kind: string; readonly words: string } | undefined;
  /** What this person presses for everybody: the next page, the next Fact. */
  readonly on: { readonly label: string; press(): void } | undefined;
}

/** One person's corner of the table: who sits there, what is asked of them, and how they answer. */
export function Corner({ name, asked, on, ...panel }: CornerProps) {
  const { colours, seatColours } = useTheme();
  const Answer = asked && ANSWERS[asked.kind];
  const way = on ?? (asked?.kind === 'camp' ? { label: readyLabel(panel.view), press: () => void panel.play({ kind: 'ready' }) } : undefined);
  const own = heroesOf(panel.view, panel.seat);
  return (
    <View role="group" aria-label={`${name}’s corner`} style={[styles.corner, { borderColor: seatColours[panel.seat % seatColours.length], backgroundColor: colours.card }]}>
      <View style={styles.head}>
        {own.map((hero) => <FacePicture key={hero} sheet={FACES} id={hero} treatment={sumi} side={FACE} />)}
        <Text size="small" bold>{name}</Text>
        <Text size="small" tone="dim" style={styles.words} numberOfLines={2}>{way ? '' : Answer ? asked.words : waitingWords(panel.view, panel.seat)}</Text>
        {way && <ByHand onPress={way.press}>{(press) => <Button kind="primary" label={way.label} onPress={press} />}</ByHand>}
      </View>
      {Answer && <Answer {...panel} />}
    </View>
  );
}

/** RR-437: the pile that was passed here, looked at under the hand. */
function CornerLoot({ view, moves, play }: PanelProps) {
  const { colours } = useTheme();
  const offered = moves.flatMap((move) => (move.kind === 'keep' ? [move] : []));
  const [first] = offered;
  if (!first) return null;
  const { hero } = first;
  const cards = offered.map(({ card }) => {
    const { kind, words } = lootWords(card, hero);
    const alike = view.draft?.piles[hero].filter((each) => each === card).length ?? 1;
    const name = alike > 1 ? `${lootName(card)} × ${alike}` : lootName(card);
    return {
      key: card, words: `${name}, ${kind}. ${words}`,
      face: () => <Text size="tiny" style={[styles.loot, { borderColor: colours.line }]}><Text size="small" bold>{`${name} `}</Text>{`${kind}. ${words}`}</Text>,
    };
  });
  const taken = view.draft?.taken[hero] ?? [];
  return (
    <View style={styles.rest}>
      <Text size="small" tone="dim" style={styles.words}>{taken.length > 0 ? `${nameOf(hero)} has kept ${taken.map(lootName).join(', ')}.` : ''}</Text>
      <SecretCards key={`${hero} ${taken.length}`} listed label={`${nameOf(hero)}’s loot`} cards={cards} back={BACK} most={1} verb="Keep" onChoose={([key]) => offered.filter(({ card }) => card === key).forEach((move) => void play(move))} />
    </View>
  );
}

/** RR-409, RR-443: everybody packs and learns at the same time. */
function CornerCamp(panel: PanelProps) {
  return <Scroll label="On the table" style={styles.rest}><CampPanel {...panel} /></Scroll>;
}

const FACE = 26;

const styles = StyleSheet.create({
  corner: { flex: 1, borderWidth: 3, borderRadius: radius.medium, padding: space.tiny, gap: space.tiny, justifyContent: 'flex-end' },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.small, minHeight: FACE },
  words: { flex: 1 },
  rest: { flex: 1 },
  loot: { borderBottomWidth: 1, paddingVertical: space.hair },
});
