import { StyleSheet, View } from 'react-native';

import { DropSpot } from '@/table/kit/drag/DropSpot';
import { space, useTheme } from '@/theme';
import { Heading, Text } from '@/theme/ui';

import { cardOf, type CardId } from '../../content/vengeanceCards';
import { damageWords } from '../../rules/describe';
import { canSufferAll } from '../../rules/wronging/sets';
import type { Player } from '../../rules/state';
import { VengeanceFace } from '../cards/VengeanceFace';
import { CardMat } from '../parts/CardMat';
import { cardWords } from '../words';
import { grudgeOfThing, SUFFER_SPOTS } from './grudges';

interface SufferMatProps {
  readonly player: Player;
  readonly chosen: readonly CardId[];
  onTake(card: CardId): void;
}

/** The heading above the cards, which becomes their sum. */
const HEADING = 40;

/** The wrongs that are suffered now: their damage is the price, their Boss the prize. The tracks below show what it does. */
export function SufferMat({ player, chosen, onTake }: SufferMatProps) {
  const { colours } = useTheme();
  const all = chosen.flatMap((card) => cardOf(card).damage);
  const fits = canSufferAll(player, chosen);
  return (
    <CardMat label="Wrongs to suffer" abreast={SUFFER_SPOTS.length} shape={1.4} besides={HEADING}>{(size) => <>
      <Heading level={3} align="center" tone={fits ? 'ink' : 'danger'} aria-live="polite">{chosen.length > 0 ? damageWords(all) : 'What did they do to you?'}</Heading>
      <View style={styles.row}>
        {SUFFER_SPOTS.map((spot, i) => {
          const card = chosen[i];
          return (
            <DropSpot
              key={spot}
              id={spot}
              label={card ? `Suffer ${cardWords(card)}. Take it back` : `Wrong ${i + 1}, empty`}
              accepts={(thing) => {
                const grudge = grudgeOfThing(thing);
                if (grudge === undefined) return 'Only cards of your hand go here.';
                return canSufferAll(player, [...chosen.filter((_, at) => at !== i), grudge]) ? true : 'That damage would fill a track: one space must stay empty.';
              }}
              onPress={card && (() => onTake(card))}
              style={[styles.spot, { width: size.width + 8, height: size.height + 8, backgroundColor: colours.card }]}
            >
              {card ? <VengeanceFace id={card} size={size} /> : <Text size="small" tone="dim" align="center">{`Wrong ${i + 1}`}</Text>}
            </DropSpot>
          );
        })}
      </View>
    </>}</CardMat>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small, justifyContent: 'center' },
  spot: { alignItems: 'center', justifyContent: 'center' },
});
