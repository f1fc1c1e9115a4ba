import { useMemo } from 'react';
import { Image, StyleSheet } from 'react-native';

import { paintedImage } from '@/skia/paintedImage';
import { useBrush } from '@/skia/useBrush';
import { handOver } from '@/store/files';
import { radius, useTheme } from '@/theme';
import type { Faces } from '@/theme/fonts';
import { Button } from '@/theme/ui';

import { drawMoment, sizeOfMoment } from './drawMoment';
import type { MomentCard } from './moment';
import { MomentFrame, SHOWN_WIDTH, shownHeight } from './MomentFrame';

interface MomentPictureProps {
  readonly card: MomentCard;
  readonly fonts: Pick<Faces, 'display' | 'body' | 'bold'>;
  /** What cannot be done is said by the table. */
  onTrouble(words: string): void;
}

const PNG = 'image/png';

/** The decisive moment as a picture, to look at and to give away. */
export default function MomentPicture({ card, fonts, onTrouble }: MomentPictureProps) {
  const { colours } = useTheme();
  const brush = useBrush(fonts);
  const image = useMemo(
    () => brush && paintedImage(brush, sizeOfMoment(card), (canvas) => drawMoment(brush, canvas, card, colours, fonts)),
    [brush, card, colours, fonts],
  );
  const uri = useMemo(() => image && `data:${PNG};base64,${image.encodeToBase64()}`, [image]);
  const withBoard = card.scene !== undefined;
  if (!image || uri === undefined) return <MomentFrame withBoard={withBoard} />;
  const share = async () => {
    const trouble = await handOver('grudgebox-moment.png', image.encodeToBytes(), PNG);
    if (trouble !== undefined) onTrouble(trouble);
  };
  return (
    <MomentFrame withBoard={withBoard}>
      <Image source={{ uri }} alt={[card.title, card.how, card.words].filter(Boolean).join(' ')} style={[styles.picture, { height: shownHeight(withBoard) }]} />
      <Button icon="share" label="Share this moment" onPress={() => void share()} />
    </MomentFrame>
  );
}

const styles = StyleSheet.create({
  picture: { width: SHOWN_WIDTH, borderRadius: radius.medium },
});
