import type { ReactNode } from 'react';

/** The drawings of a rulebook by name; each fills so much width and says nothing to a screen reader: the words stand beside it. */
export type BookPictures = Readonly<Record<string, (props: { readonly width: number }) => ReactNode>>;
