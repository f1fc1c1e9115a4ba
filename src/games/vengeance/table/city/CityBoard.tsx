import { Picture, Skia, createPicture } from '@shopify/react-native-skia';
import { useMemo } from 'react';

import type { Brush } from '@/skia/brush';
import { drawGrain } from '@/skia/paper';
import { BoardCanvas } from '@/table/board/BoardCanvas';
import { middleOf, type Size } from '@/table/board/fit';
import { Flashes } from '@/table/board/Flashes';
import { Hotspot } from '@/table/board/Hotspot';
import { useTheme } from '@/theme';

import type { State } from '../../rules/state';
import { INK } from '../look';
import type { CityFlash } from '../useTelling';
import { cityLayout, posterParts } from './layout';
import { drawChosen, drawEmptyPlace, drawPoster } from './drawPoster';
import { PeekCorner } from './PeekCorner';
import { explainPoster, posterOf, posterWords, type Poster } from './poster';

interface CityBoardProps {
  readonly brush: Brush;
  readonly view: State;
  /** Where known but face-down Bosses are read from, if the view is everybody’s. */
  readonly peeks?: State;
  readonly names: readonly string[];
  /** Places that may be chosen now. */
  readonly lit: readonly number[];
  readonly chosen: number | undefined;
  readonly flashes: readonly CityFlash[];
  /** Only one person looks at this screen: what they know may be seen on it. */
  readonly alone: boolean;
  onPlace(place: number): void;
}

const unitsOf = (room: Size): Size => room;

/** The city: six Dens at a glance. */
export function CityBoard({ brush, view, peeks = view, names, lit, chosen, flashes, alone, onPlace }: CityBoardProps) {
  const { seatColours } = useTheme();
  const { places, players } = view;
  const posters = useMemo(() => places.map((place) => posterOf({ ...view, places, players }, place)), [view, places, players]);
  return (
    <BoardCanvas
      units={unitsOf}
      label="The city"
      scene={(units) => <CityPicture brush={brush} units={units} posters={posters} names={names} colours={seatColours} alone={alone} chosen={chosen} />}
    >
      {(units) => {
        const layout = cityLayout(units);
        return (
          <>
            {layout.posters.map((at, place) => {
              const poster = posters[place];
              if (!poster) return null;
              return (
                <Hotspot
                  key={place}
                  at={at}
                  label={`Den ${place + 1}: ${posterWords(poster, names)}`}
                  lit={lit.includes(place)}
                  pressed={chosen === place}
                  explain={explainPoster(poster)}
                  onPress={() => onPlace(place)}
                />
              );
            })}
            {layout.posters.map((at, place) => {
              const poster = posterOf(peeks, peeks.places[place]);
              return poster?.peeked && <PeekCorner key={place} at={posterParts(at).card} boss={poster.peeked} den={poster.plan.name} />;
            })}
            <Flashes flashes={flashes.flatMap(({ place, text, kind }) => {
              const at = layout.posters[place];
              return at ? [{ at: middleOf(at), text, face: kind === 'bad' ? INK.blood : kind === 'good' ? INK.green : INK.soot }] : [];
            })}
            />
          </>
        );
      }}
    </BoardCanvas>
  );
}

interface CityPictureProps {
  readonly brush: Brush;
  readonly units: Size;
  readonly posters: readonly (Poster | undefined)[];
  readonly names: readonly string[];
  readonly colours: readonly string[];
  readonly alone: boolean;
  readonly chosen: number | undefined;
}

function CityPicture({ brush, units, posters, names, colours, alone, chosen }: CityPictureProps) {
  const { width, height } = units;
  const picture = useMemo(() => {
    const layout = cityLayout({ width, height });
    return createPicture((canvas) => {
      canvas.drawRect(brush.rect(0, 0, width, height), brush.fill('#C98A3C'));
      drawGrain(brush, canvas, 0, 0, width, height, { frequency: 0.02, seed: 4, opacity: 0.5, stretch: 6 });
      layout.posters.forEach((at, place) => {
        const poster = posters[place];
        if (!poster) return drawEmptyPlace(brush, canvas, at);
        const scouts = poster.scouts.map((seat) => ({ colour: colours[seat % colours.length] ?? INK.cream, initial: (names[seat] ?? '?').slice(0, 1).toUpperCase() }));
        drawPoster(brush, canvas, at, poster, scouts, alone);
        if (place === chosen) drawChosen(brush, canvas, at);
      });
    }, Skia.XYWHRect(0, 0, width, height));
  }, [brush, width, height, posters, names, colours, alone, chosen]);
  return <Picture picture={picture} />;
}
