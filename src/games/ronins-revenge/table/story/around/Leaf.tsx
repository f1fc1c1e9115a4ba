import { StyleSheet, View } from 'react-native';

import type { Seat } from '@/engine/game';
import type { Speed } from '@/store/settings';
import { Scroll } from '@/table/kit/layout/Scroll';
import { SLOWNESS } from '@/table/pace';
import { space } from '@/theme';
import { Heading } from '@/theme/ui';

import { currentEntry } from '../../../story/pages';
import { comrades } from '../../../story/party';
import type { StoryState } from '../../../story/state';
import { CARD_MS, isDecided, testAsked } from '../asked';
import { Omens } from '../panels/OtherPanels';
import { TestTray } from '../panels/TestTray';
import { Outcome } from '../panels/Turned';
import { Opinions } from '../panels/VotePanel';
import { PageView } from '../reading/PageView';
import type { Round } from './useRound';

interface LeafProps {
  readonly round: Round;
  readonly view: StoryState;
  /** The people of this side. */
  readonly seats: readonly Seat[];
  readonly letters: number;
  readonly speed: Speed;
  readonly reducedMotion: boolean;
  /** The other side lets it be felt. */
  readonly silent: boolean;
  onRoll(strength: number): void;
}

/** Beside a vote: what it is about, and what the Comrades think. */
const VOTES: readonly string[] = ['declare', 'commit', 'ballot'];

/** What lies open towards one side of the table. */
export function Leaf({ round, view, seats, letters, speed, reducedMotion, silent, onRoll }: LeafProps) {
  const { reader: { place, last, isNew }, page, flying, landed, omen, answers } = round;
  const [asked] = answers;
  const tray = { speed, reducedMotion, onLanded: landed };
  const isRoller = (hero: keyof StoryState['party']): boolean => seats.includes(view.party[hero].seat);
  if (flying && isRoller(flying.result.hero)) return <TestTray asked={{ ...flying.result, dice: flying.faces.length }} thrown={flying} {...tray} />;
  if (asked?.kind === 'roll' && isRoller(testAsked(view).hero)) return <TestTray asked={testAsked(view)} thrown={undefined} {...tray} onRoll={onRoll} />;
  if (place < last && isDecided(page)) {
    return <View style={styles.leaf}><Outcome view={view} page={page} beatMs={isNew && !reducedMotion ? CARD_MS * SLOWNESS[speed] : 0} silent={silent} /></View>;
  }
  if (asked?.kind === 'omens') return <Scroll label="What changes" style={styles.leaf}><Omens view={view} omens={view.omens.slice(omen, omen + 1)} /></Scroll>;
  if (asked && VOTES.includes(asked.kind) && comrades(view).length > 0) {
    return (
      <Scroll label="What the Comrades think" style={styles.leaf}>
        <Heading level={2} size="large">{currentEntry(view).title}</Heading>
        <Opinions view={view} />
      </Scroll>
    );
  }
  return page && <PageView view={view} page={page} letters={letters} pictured={false} decided={place !== last - 1} />;
}

const styles = StyleSheet.create({ leaf: { flex: 1, padding: space.medium } });
