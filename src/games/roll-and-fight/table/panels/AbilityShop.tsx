import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Pointable } from '@/table/learn/pointing';
import { Icon, radius, space, useTheme } from '@/theme';
import { Button, Sheet, Text } from '@/theme/ui';

import { ABILITIES, tileOf, tilesOf, type TileId } from '../../content/abilities';
import { ABILITY_SLOTS } from '../../content/tracks';
import type { FlashbackMove, Move } from '../../rules/moves';
import type { Player } from '../../rules/state';
import { TILE_ICONS } from '../emblems';
import { SHORT_TIMINGS, diceWords } from '../words';
import { DiceCost } from './DiceCost';

interface AbilityShopProps {
  readonly player: Player;
  readonly moves: readonly Move[];
  readonly visible: boolean;
  play(move: Move): Promise<boolean>;
  onClose(): void;
}

type Buy = Extract<FlashbackMove, { type: 'buyTile' }>;
const isBuy = (move: Move): move is Buy => move.type === 'buyTile';

/** The hero's eight tiles: what they cost, what they do, and what must go for them on a full board. */
export function AbilityShop({ player, moves, visible, play, onClose }: AbilityShopProps) {
  const [replacing, setReplacing] = useState<TileId>();
  if (!visible || !player.hero) return null;
  const buys = moves.filter(isBuy);
  const xp = player.xp - player.xpSpent;
  const buy = async (move: Buy) => {
    setReplacing(undefined);
    if (await play(move)) onClose();
  };
  return (
    <Sheet title={`Abilities: ${xp} experience`} visible onClose={onClose}>
      <Text tone="dim">{`${player.tiles.length} of ${ABILITY_SLOTS} slots are in use. A tile works from this round on.`}</Text>
      {tilesOf(player.hero).map((tile) => {
        const ways = buys.filter((move) => move.tile === tile);
        const plain = ways.find(({ discard }) => discard === undefined);
        return (
          <TileCard key={tile} tile={tile} owned={player.tiles.includes(tile)}>
            {plain && <Pointable label={`Buy ${tileOf(tile).name}`}><Button kind="primary" label={`Buy ${tileOf(tile).name}`} onPress={() => buy(plain)} /></Pointable>}
            {!plain && ways.length > 0 && replacing !== tile && <Button label={`Replace a tile with ${tileOf(tile).name}`} onPress={() => setReplacing(tile)} />}
            {replacing === tile && ways.map((way) => way.discard && <Button key={way.discard} kind="danger" label={`Discard ${ABILITIES[way.discard].name}`} onPress={() => buy(way)} />)}
          </TileCard>
        );
      })}
    </Sheet>
  );
}

function TileCard({ tile, owned, children }: { tile: TileId; owned: boolean; children: React.ReactNode }) {
  const { colours } = useTheme();
  const { name, words, xp, timing, oneUse } = tileOf(tile);
  return (
    <View style={[styles.card, { backgroundColor: colours.raised, borderColor: owned ? colours.good : colours.line }]} aria-label={`${name}, ${xp} experience${owned ? ', on your board' : ''}. ${diceWords(tile)}`} role="group">
      <View style={styles.head}>
        <Icon name={TILE_ICONS[tile]} size={30} colour={owned ? colours.good : colours.ink} />
        <Text bold style={styles.grow}>{name}</Text>
        <DiceCost ability={tile} />
        <Text size="small" tone="dim">{oneUse ? 'once' : timing === 'dice' ? '' : SHORT_TIMINGS[timing]}</Text>
        <Text bold tone={owned ? 'good' : 'accent'}>{owned ? 'yours' : `${xp} XP`}</Text>
      </View>
      <Text size="small">{words}</Text>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  card: { borderWidth: 1.5, borderRadius: radius.medium, padding: space.small, gap: space.tiny },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.small },
  grow: { flex: 1 },
});
