import { useLocalSearchParams } from 'expo-router';
import type { ReactNode } from 'react';

import { LostPart } from '@/box/LostPart';
import type { BoxManifest } from '@/box/manifest';
import { useArrival } from '@/box/useArrival';
import type { AnyBox } from '@/engine/box';
import { findBox } from '@/games';
import { BoxTheme } from '@/theme';
import { Screen, Text } from '@/theme/ui';

import { LostScreen } from '../LostScreen';
import { useGoBack } from '../useGoBack';

/** A page about the box in the address, in that box's colours. */
export function withBox(Page: (props: { box: BoxManifest }) => ReactNode) {
  return function BoxPage() {
    const { id, box: name = id } = useLocalSearchParams<{ id?: string; box?: string }>();
    const box = findBox(name ?? '');
    if (!box) return <LostScreen words="There is no such box on this shelf." />;
    return (
      <BoxTheme look={box}>
        <Page box={box} />
      </BoxTheme>
    );
  };
}

/** A page that a sealed box does not have. */
export function withUnsealedBox(Page: (props: { box: BoxManifest }) => ReactNode) {
  return withBox(({ box }) => (box.contents ? <Page box={box} /> : <LostScreen words="This box is still sealed; it cannot be played yet." />));
}

/** A page that needs what is in the box, once that is here. */
export function withOpenBox(Page: (props: { box: BoxManifest; contents: AnyBox }) => ReactNode) {
  return withUnsealedBox(function OpenBoxPage({ box }) {
    const goBack = useGoBack(`/box/${box.id}`);
    const { part, lost, again } = useArrival(box.contents?.box);
    if (lost) return <LostPart onAgain={again} onBack={goBack} />;
    if (!part) return <Screen title={box.title} onBack={goBack}><Text tone="dim">Opening the box…</Text></Screen>;
    return <Page box={box} contents={part} />;
  });
}
