import { useLocalSearchParams } from 'expo-router';
import type { ReactNode } from 'react';

import { BoxTheme } from '@/theme';

import { findBox, type ShelfBox } from '../boxes';
import { LostScreen } from '../LostScreen';

/** A page about the box in the address, in that box's colours. */
export function withBox(Page: (props: { box: ShelfBox }) => ReactNode) {
  return function BoxPage() {
    const { id, box: name = id } = useLocalSearchParams<{ id?: string; box?: string }>();
    const box = findBox(name ?? '');
    if (!box) return <LostScreen words="There is no such box on this shelf." />;
    return (
      <BoxTheme id={box.id}>
        <Page box={box} />
      </BoxTheme>
    );
  };
}
