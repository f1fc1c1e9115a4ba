import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { numeral } from '@/engine/numerals';
import { isLarge } from '@/table/kit/layout/shares';
import { useRoom } from '@/table/kit/room/useRoom';
import { useIsPointedAt } from '@/table/learn/pointing';
import { Icon, TOUCH, radius, space, useTheme, type IconName } from '@/theme';
import { Sheet, Text } from '@/theme/ui';

import { HEROES } from '../../content/heroes';
import { LOOT_SPACES } from '../../content/tracks';
import { cheapestEscape, lootPoints, scoreNow, trainingPoints } from '../../rules/scoring';
import type { Player } from '../../rules/state';
import { HERO_ICONS } from '../emblems';
import { Pulse } from '../rolling/Pulse';
import { count } from '../words';
import { Cover } from './Cover';
import { HealthRow, healthWords } from './HealthRow';
import { PlayerBoard } from './PlayerBoard';

interface TrackStripProps {
  readonly player: Player;
  readonly name: string;
  readonly narrow: boolean;
  /** The den is only looked at: nothing in it counts yet. */
  readonly outside: boolean;
  /** Nothing flares up. */
  readonly still: boolean;
}

/** One line of the player board: hero, health, loot, experience, points. A touch opens the whole board. */
export function TrackStrip({ player, name, narrow: isNarrow, outside, still }: TrackStripProps) {
  const { colours, textScale } = useTheme();
  const [open, setOpen] = useState(false);
  const { kind, roomy } = useRoom();
  const narrow = isNarrow || (isLarge(textScale) && !roomy);
  const hero = player.hero && HEROES[player.hero];
  const score = outside ? undefined : scoreNow(player);
  const wayOut = outside ? 0 : cheapestEscape(player).cost;
  const words = `Your board: ${hero ? `${hero.name}, ` : ''}${healthWords(player)}, loot ${player.loot} of ${LOOT_SPACES}, ${player.xp - player.xpSpent} experience to spend, ${score === undefined ? 'no den yet' : `${count(score, 'point')} now${wayOut > 0 ? `, ${wayOut} lost on the way out` : ''}`}`;
  const pointedAt = useIsPointedAt(words);
  return (
    <>
      <View style={[styles.strip, { borderColor: colours.line }, pointedAt && { boxShadow: `inset 0 0 0 3px ${colours.glow}, 0 0 18px ${colours.accent}` }]}>
        {player.hero && !narrow && (
          <View style={[styles.hero, { backgroundColor: colours.raised, borderColor: colours.line }]}>
            <Icon name={HERO_ICONS[player.hero]} size={20} />
          </View>
        )}
        <HealthRow player={player} />
        <Track icon="money-stack" text={`${player.loot}/${LOOT_SPACES}`} beat={player.loot} still={still} under={narrow ? undefined : lootPoints(player)} />
        <Track icon="biceps" text={`${player.xp - player.xpSpent} XP`} beat={player.xp} still={still} under={narrow ? undefined : trainingPoints(player)} />
        {/* Why the points are fewer than the tracks say. */}
        {wayOut > 0 && !narrow && kind !== 'smallPhone' && <Track icon="exit-door" text={`−${wayOut}`} beat={wayOut} still={still} under={undefined} />}
        <View style={[styles.score, { backgroundColor: colours.raised }]}>
          <Text size="small" bold>{score === undefined ? '–' : numeral(score)}</Text>
          {!narrow && <Text size="tiny" tone="dim">pts</Text>}
        </View>
        <Cover
          words={words}
          onPress={() => setOpen(true)}
        />
      </View>
      <Sheet title={hero ? `${name}: ${hero.name}` : name} visible={open} onClose={() => setOpen(false)}>{open && <PlayerBoard player={player} />}</Sheet>
    </>
  );
}

function Track({ icon, text, under, beat, still }: { icon: IconName; text: string; under: number | undefined; beat: number; still: boolean }) {
  const { colours } = useTheme();
  return (
    <View style={styles.track}>
      <Pulse beat={beat} kind="good" still={still} />
      <Icon name={icon} size={16} colour={colours.dim} />
      <Text size="small" bold>{text}</Text>
      {under !== undefined && <Text size="tiny" tone="dim">{under}p</Text>}
    </View>
  );
}

/** Below what a finger presses. */
const LINE = 1;

const styles = StyleSheet.create({
  // Large letters take a second line; nothing is cut.
  strip: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: space.tiny, borderBottomWidth: LINE, paddingHorizontal: space.small, minHeight: TOUCH + LINE },
  hero: { borderWidth: 1, borderRadius: radius.small, padding: 4 },
  track: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  score: { flexDirection: 'row', alignItems: 'baseline', gap: 3, borderRadius: radius.small, paddingHorizontal: space.small, paddingVertical: 2 },
});
