import { StyleSheet, View } from 'react-native';

import type { FaceCondition } from '@/faces/drawFace';
import { Icon, radius, space, useTheme } from '@/theme';
import { Heading, Text } from '@/theme/ui';

import { ABILITIES, BASIC_IDS, type AbilityId } from '../../content/abilities';
import { bossOf } from '../../content/bosses';
import { HEROES } from '../../content/heroes';
import { itemOf } from '../../content/items';
import { ITEM_SQUARES, LOOT_POINTS, XP_PER_POINT, XP_SPACES } from '../../content/tracks';
import { objectivesOf } from '../../rules/preview';
import { bossIsDead, poolLimit } from '../../rules/scene';
import { scoreLines } from '../../rules/scoring';
import type { Player } from '../../rules/state';
import { ABILITY_ICONS, ITEM_ICONS } from '../emblems';
import { Portrait, type PersonId } from '../Portrait';
import { roomName } from '../words';
import { DiceCost } from './DiceCost';
import { HealthRow, healthWords } from './HealthRow';

/** The whole player board: hero, boss, tracks, abilities, items, objectives and the score as it would be now. */
export function PlayerBoard({ player }: { player: Player }) {
  const hero = player.hero && HEROES[player.hero];
  const boss = bossOf(player.boss);
  const abilities: readonly AbilityId[] = [...BASIC_IDS, ...player.tiles];
  return (
    <>
      {hero && player.hero && <Person id={player.hero}><Text><Text bold>{hero.name}, {hero.traitName}: </Text>{hero.traitWords}</Text></Person>}
      <Person id={player.boss} condition={bossIsDead(player) ? 'dead' : 'well'}><Text><Text bold>{boss.name}, {boss.health} health: </Text>{boss.words}</Text></Person>
      <Line label={healthWords(player)}><HealthRow player={player} size={22} /></Line>
      <Line label={`Dice in hand: ${poolLimit(player)}`}><Text tone="dim">{player.beatings === 0 ? 'The first Beating costs one, the second your life.' : 'One more Beating and you are dead.'}</Text></Line>
      <Line label="Loot"><Pips marked={player.loot} texts={LOOT_POINTS.slice(1).map(String)} /></Line>
      <Line label={`Experience: ${player.xp} of ${XP_SPACES}, ${player.xpSpent} spent`}><Text tone="dim">{`Every ${XP_PER_POINT} marked are a point.`}</Text></Line>
      <Heading level={3}>Abilities</Heading>
      {abilities.map((id) => (
        <Line key={id} label={`${ABILITIES[id].name}${player.recon.includes(id) ? ' ◎ scouted' : ''}`}>
          <Icon name={ABILITY_ICONS[id]} size={22} />
          <DiceCost ability={id} />
          <Text size="small" tone="dim" style={styles.grow}>{ABILITIES[id].words}</Text>
        </Line>
      ))}
      <Heading level={3}>Items</Heading>
      {player.items.map(({ id, bought, spent }) => (
        <View key={id} style={styles.item}>
          <Icon name={ITEM_ICONS[id]} size={22} />
          <Text bold>{itemOf(id).name}</Text>
          <Pips marked={bought} crossed={spent} texts={Array.from({ length: ITEM_SQUARES }, () => '')} />
          <Text size="small" tone="dim" style={styles.grow}>{itemOf(id).words}</Text>
        </View>
      ))}
      {player.den !== undefined && <Objectives player={player} />}
    </>
  );
}

function Objectives({ player }: { player: Player }) {
  return (
    <>
      <Heading level={3}>Objectives</Heading>
      {objectivesOf(player).map(({ room, objective, words, progress, marked }) => (
        <Text key={room} tone={marked ? 'good' : 'ink'}>
          <Text bold>{roomName(player, room)}, {objective.points}: </Text>{words} {marked ? 'Marked.' : `${progress.done} of ${progress.of}.`}
        </Text>
      ))}
      <Heading level={3}>Points if it ended now</Heading>
      {scoreLines(player).map(({ label, points }) => <Text key={label}>{label}: {points}</Text>)}
    </>
  );
}

function Person({ id, condition, children }: { id: PersonId; condition?: FaceCondition; children: React.ReactNode }) {
  return (
    <View style={styles.person}>
      <Portrait id={id} side={64} condition={condition} />
      <View style={styles.grow}>{children}</View>
    </View>
  );
}

function Line({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <View style={styles.line}>
      <Text bold>{label}</Text>
      <View style={styles.inLine}>{children}</View>
    </View>
  );
}

/** Spaces of a track: marked ones filled, crossed ones with an X. */
function Pips({ marked, crossed = 0, texts }: { marked: number; crossed?: number; texts: readonly string[] }) {
  const { colours } = useTheme();
  return (
    <View style={styles.pips}>
      {texts.map((text, i) => (
        <View key={i} style={[styles.pip, { borderColor: i < marked ? colours.glow : colours.line }]}>
          <Text size="tiny" bold tone={i < crossed ? 'danger' : i < marked ? 'ink' : 'dim'}>{i < crossed ? '✕' : text || (i < marked ? '●' : '')}</Text>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  line: { gap: space.tiny },
  person: { flexDirection: 'row', alignItems: 'center', gap: space.small },
  inLine: { flexDirection: 'row', alignItems: 'center', gap: space.small, flexWrap: 'wrap' },
  item: { flexDirection: 'row', alignItems: 'center', gap: space.small, flexWrap: 'wrap' },
  pips: { flexDirection: 'row', gap: 3 },
  pip: { width: 22, height: 22, borderWidth: 1.5, borderRadius: radius.small, alignItems: 'center', justifyContent: 'center' },
  grow: { flexShrink: 1 },
});
