import { StyleSheet, View } from 'react-native';

import type { LidPicture } from '@/box/lid';
import { Icon, gradient } from '@/theme';

export interface LidArtProps {
  picture: LidPicture;
  width: number;
  height: number;
}

/** The picture on a lid. Its layers are letters of the icon font, so it is there with the first frame: no Skia, no images. */
export function LidArt({ picture: { ground, layers }, width, height }: LidArtProps) {
  // Lids are taller than wide on the shelf and wider than tall as a banner; the picture fills both.
  const unit = Math.max(width, height / 1.3);
  return (
    <View aria-hidden style={[styles.picture, { width, height }, gradient(ground)]}>
      {layers.map(({ shape, size, x, y, colour, opacity = 1, turn = 0, mirrored = false }, index) => {
        const side = size * unit;
        return (
          <View
            key={index}
            style={[
              styles.layer,
              {
                left: width / 2 + x * unit - side / 2,
                top: height / 2 + y * unit - side / 2,
                opacity,
                transform: [{ rotate: `${turn}deg` }, { scaleX: mirrored ? -1 : 1 }],
              },
            ]}
          >
            <Icon name={shape} size={side} colour={colour} />
          </View>
        );
      })}
      <View style={[styles.sheen, gradient('linear-gradient(155deg, rgba(255,255,255,0.22) 0%, rgba(255,255,255,0.05) 28%, rgba(0,0,0,0) 45%, rgba(0,0,0,0.28) 100%)')]} />
    </View>
  );
}

const styles = StyleSheet.create({
  picture: { overflow: 'hidden' },
  layer: { position: 'absolute' },
  sheen: { ...StyleSheet.absoluteFill },
});
