import { ScrollView, StyleSheet, View } from 'react-native';

import type { Seat } from '@/engine/game';
import { isSeen, sizeOf } from '@/engine/parts/cards/cards';
import { Explain } from '@/table/explain';
import { ShareBar } from '@/table/kit/goal/ShareBar';
import { inRoom } from '@/table/kit/room/room';
import { useRoom } from '@/table/kit/room/useRoom';
import { Icon, space, useTheme } from '@/theme';
import { Heading, Text } from '@/theme/ui';

import { achievementOf, pointWords, SLOT_COLOURS } from '../../content/achievements';
import { bossOf } from '../../content/bosses';
import { denOf } from '../../content/dens';
import { MISSIONS, missionWords } from '../../content/missions';
import { GRADES } from '../../content/soloMissions';
import { STORIES } from '../../content/stories';
import { isMet } from '../../rules/goals/achievements';
import { gradeName } from '../../rules/outcome';
import { missionOf, objectiveWords, progressOf } from '../../rules/solo/objectives';
import { EMPTY, isSolo, playerOf, type AchievementSlot, type State } from '../../rules/state';
import { INK, SLOT_INKS } from '../look';
import { Portrait } from '../Portrait';
import { Tap } from '../parts/Tap';
import { count } from '../words';
import { achievementProgress, missionStandings } from './progress';

interface GoalsBoardProps {
  readonly view: State;
  readonly seat: Seat;
  readonly names: readonly string[];
  /** Slots whose card may be claimed now. */
  readonly claims: readonly number[];
  onClaim(slot: number): void;
}

/** What counts in the end: missions, achievements, the wall of triumph, what is still in the piles. */
export function GoalsBoard({ view, seat, names, claims, onClaim }: GoalsBoardProps) {
  return (
    <ScrollView tabIndex={0} role="group" aria-label="Goals" contentContainerStyle={styles.board}>
      {isSolo(view) ? <Objectives view={view} /> : (
        <>
          <Heading level={3}>Missions, counted at the end</Heading>
          <View style={styles.pair}>{view.missions.map((id) => <MissionCard key={id} view={view} id={id} names={names} />)}</View>
          <Heading level={3}>Achievements, one a round</Heading>
          <View style={styles.pair}>
            {view.achievements.map((slot, i) => <AchievementCard key={i} view={view} slot={slot} at={i} seat={seat} names={names} claimable={claims.includes(i)} onClaim={() => onClaim(i)} />)}
          </View>
        </>
      )}
      <Wall view={view} names={names} />
      <Piles view={view} />
    </ScrollView>
  );
}

function Objectives({ view }: { readonly view: State }) {
  const { colours } = useTheme();
  const { title, objectives, grades } = missionOf(view);
  return (
    <>
      <Heading level={3}>{title}</Heading>
      {objectives.map((objective) => {
        const { done, of } = progressOf(view, objective);
        const words = objectiveWords(objective);
        return (
          <View key={words} style={styles.line} role="img" aria-label={`${words}: ${Math.min(done, of)} of ${of}`}>
            <Icon name={done >= of ? 'check-mark' : 'target-poster'} size={22} colour={done >= of ? colours.good : colours.ink} />
            <Text bold style={styles.grow}>{words}</Text>
            <Text bold>{`${Math.min(done, of)} / ${of}`}</Text>
          </View>
        );
      })}
      <Text size="small">{GRADES.map((grade) => `${gradeName(grade)}: ${grades[grade]}`).join('   ')}</Text>
    </>
  );
}

function MissionCard({ view, id, names }: { readonly view: State; readonly id: State['missions'][number]; readonly names: readonly string[] }) {
  const { name } = MISSIONS[id];
  const words = missionWords(id, view.players.length);
  const standings = missionStandings(view, id);
  return (
    <View style={styles.cell}>
      <Explain title={name} text={`${words} Counted once, when the night is over. The numbers show who stands where now.`} ruleId="VG-242">
        <View style={[styles.face, { borderColor: INK.black, backgroundColor: INK.pale }]}>
          <Text bold style={styles.ink}>{name}</Text>
          <Text size="small" style={styles.ink}>{words}</Text>
          {standings.map(({ seat, words: has, points }) => (
            <Text key={seat} size="tiny" style={styles.ink}><Text size="tiny" bold style={styles.ink}>{names[seat]}</Text>{`: ${has}${points > 0 ? `, +${points}` : ''}`}</Text>
          ))}
        </View>
      </Explain>
    </View>
  );
}

interface AchievementCardProps {
  readonly view: State;
  readonly slot: AchievementSlot;
  readonly at: number;
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly claimable: boolean;
  onClaim(): void;
}

function AchievementCard({ view, slot, at, seat, names, claimable, onClaim }: AchievementCardProps) {
  const { colours } = useTheme();
  if (slot.card === EMPTY) return <View style={[styles.card, { borderColor: colours.line }]}><Text tone="dim">No more achievements</Text></View>;
  const { name, vp, words } = achievementOf(slot.card);
  const own = view.players[seat] && achievementProgress(view, slot, seat);
  const ink = SLOT_INKS[at] ?? colours.ink;
  const done = isMet(view, slot, seat);
  return (
    <Tap
      label={`${claimable ? 'Claim ' : ''}${name}, ${pointWords(vp)}: ${words}${own ? ` You have ${own.have} of ${own.need}.` : ''}`}
      explain={{ title: `${name}: ${pointWords(vp)}`, text: `${words} The first who claims it takes it, and only one a round. Tokens for it are ${SLOT_COLOURS[at] ?? ''}.`, ruleId: 'VG-233' }}
      lit={claimable}
      onPress={claimable ? onClaim : undefined}
      style={[styles.card, { borderColor: ink }]}
    >
      <View style={styles.line}>
        <View style={[styles.mark, { backgroundColor: ink }, at === 1 && styles.diamond]} />
        <Text bold style={styles.grow}>{name}</Text>
        <Text bold>{`+${vp}`}</Text>
      </View>
      <Text size="small">{words}</Text>
      {own && <ShareBar share={Math.min(1, own.have / own.need)} colour={ink} />}
      {own && <Text size="tiny" tone="dim">{done ? 'Done' : `${own.have} of ${own.need}`}</Text>}
      {slot.tokens.map((tokens, other) => (tokens > 0 && other !== seat ? <Text key={other} size="tiny" tone="dim">{`${names[other] ?? ''}: ${count(tokens, 'token')}`}</Text> : null))}
      {claimable && <Text bold tone="accent">Claim it</Text>}
    </Tap>
  );
}

const PORTRAIT = { phone: 56, tablet: 84, desktop: 96 };

/** Who fell, in order, and to whom. */
function Wall({ view, names }: { readonly view: State; readonly names: readonly string[] }) {
  const { seatColours } = useTheme();
  const side = inRoom(useRoom(), PORTRAIT);
  return (
    <>
      <Heading level={3}>Wall of triumph</Heading>
      {view.wall.length === 0 && <Text tone="dim">Nobody has fallen yet.</Text>}
      {view.wall.length > 0 && (
        <View style={styles.wall} role="list" aria-label="Wall of triumph">
          {view.wall.map(([boss, seat], i) => (
            <View key={i} role="listitem" aria-label={`${bossOf(boss).name}, killed by ${names[seat] ?? ''}`} style={[styles.fallen, { width: side + 16, borderColor: seatColours[seat % seatColours.length] }]}>
              <Portrait id={boss} side={side} condition="dead" />
              <Text size="tiny" bold align="center" numberOfLines={1} style={{ width: side + 8 }}>{bossOf(boss).name}</Text>
              <Text size="tiny" tone="dim" align="center" numberOfLines={1} style={{ width: side + 8 }}>{names[seat]}</Text>
            </View>
          ))}
        </View>
      )}
      {isSolo(view) && view.wall.map(([boss], i) => <Text key={i} size="small">{STORIES[playerOf(view, 0).hero].fallen[boss]}</Text>)}
    </>
  );
}

function densLeft({ thirds, fourths }: State): string {
  const piles = [[sizeOf(thirds), 3], [sizeOf(fourths), 4]].filter(([dens]) => dens !== 0);
  return piles.length === 0 ? 'no more Dens' : piles.map(([dens = 0, vp = 0]) => `${count(dens, 'Den')} worth ${vp}`).join(' and ');
}

function Piles({ view }: { readonly view: State }) {
  const next = view.thirds.cards[view.thirds.cards.length - 1];
  return (
    <>
      <Heading level={3}>Still to come</Heading>
      <Text size="small">
        {next !== undefined && isSeen(next) ? `Next Den: ${denOf(next).name}, worth ${denOf(next).vp}. ` : ''}
        {`${count(sizeOf(view.bossDeck), 'Boss', 'Bosses')} in the deck, ${count(sizeOf(view.vengeanceDeck), 'Vengeance card')}, ${densLeft(view)}.`}
      </Text>
    </>
  );
}

const styles = StyleSheet.create({
  board: { padding: space.medium, gap: space.small },
  pair: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  cell: { flexGrow: 1, flexShrink: 1, flexBasis: 220 },
  face: { borderWidth: 2, borderRadius: 6, padding: space.small, gap: space.tiny },
  card: { flexGrow: 1, flexShrink: 1, flexBasis: 150, borderWidth: 2, borderRadius: 6, padding: space.small, gap: space.tiny },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.small },
  grow: { flex: 1 },
  mark: { width: 12, height: 12, borderRadius: 6 },
  diamond: { borderRadius: 0, transform: [{ rotate: '45deg' }] },
  wall: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  fallen: { borderWidth: 3, borderRadius: 6, padding: 2, alignItems: 'center' },
  ink: { color: INK.black },
});
