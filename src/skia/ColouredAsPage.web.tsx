import type { CSSProperties, ReactNode } from 'react';

import { PAGE_COLOURS } from './pageColours';

const NO_BOX: CSSProperties = { display: 'contents' };

/** Canvases inside keep the page's colours, see `heedPageColours`. */
export function ColouredAsPage({ children }: { children: ReactNode }) {
  return <div style={NO_BOX} {...PAGE_COLOURS}>{children}</div>;
}
