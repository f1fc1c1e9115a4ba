import { StyleSheet, View } from 'react-native';

import type { Size } from '@/table/board/fit';
import { DropSpot } from '@/table/kit/drag/DropSpot';
import { space, useTheme } from '@/theme';
import { Heading, Text } from '@/theme/ui';

import type { CardId } from '../../content/vengeanceCards';
import { canSufferAll } from '../../rules/wronging/sets';
import type { Player } from '../../rules/state';
import { VengeanceFace } from '../cards/VengeanceFace';
import { CardMat, cardOn } from '../parts/CardMat';
import { cardWords } from '../words';
import { grudgeOfThing, SUFFER_SPOTS } from './grudges';

interface SufferMatProps {
  readonly player: Player;
  readonly chosen: readonly CardId[];
  onTake(card: CardId): void;
}

const SHAPE = 1.4;
const HEADING = 40;
/** A mat lower than this has no line to spare for a heading. */
const LOW = 150;

/** The wrongs that are suffered now: their damage is the price, their Boss the prize. The tracks below show what it does. */
export function SufferMat({ player, chosen, onTake }: SufferMatProps) {
  const { textScale } = useTheme();
  return (
    <CardMat label="Wrongs to suffer" abreast={SUFFER_SPOTS.length} shape={SHAPE} besides={0}>{(_largest, mat) => {
      const low = mat.height < LOW * textScale;
      const size = cardOn(mat, { abreast: SUFFER_SPOTS.length, shape: SHAPE, besides: low ? 0 : HEADING * textScale });
      return (
        <>
          {!low && <Heading level={3} align="center">What did they do to you?</Heading>}
          <View style={styles.row}>
            {SUFFER_SPOTS.map((spot, i) => <WrongSpot key={spot} spot={spot} number={i} size={size} player={player} chosen={chosen} onTake={onTake} />)}
          </View>
        </>
      );
    }}</CardMat>
  );
}

interface WrongSpotProps extends SufferMatProps {
  readonly spot: string;
  readonly number: number;
  readonly size: Size;
}

function WrongSpot({ spot, number, size, player, chosen, onTake }: WrongSpotProps) {
  const { colours } = useTheme();
  const card = chosen[number];
  const accepts = (thing: string): true | string => {
    const grudge = grudgeOfThing(thing);
    if (grudge === undefined) return 'Only cards of your hand go here.';
    return canSufferAll(player, [...chosen.filter((_, at) => at !== number), grudge]) ? true : 'That damage would fill a track: one space must stay empty.';
  };
  return (
    <DropSpot
      id={spot}
      label={card ? `Suffer ${cardWords(card)}. Take it back` : `Wrong ${number + 1}, empty`}
      accepts={accepts}
      onPress={card && (() => onTake(card))}
      style={[styles.spot, { width: size.width + 8, height: size.height + 8, backgroundColor: colours.card }]}
    >
      {card ? <VengeanceFace id={card} size={size} /> : <Text size="small" tone="dim" align="center">{`Wrong ${number + 1}`}</Text>}
    </DropSpot>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small, justifyContent: 'center' },
  spot: { alignItems: 'center', justifyContent: 'center' },
});
