import type { ReactNode } from 'react';

/** Canvases inside keep the page's colours; only browsers know the difference. */
export function ColouredAsPage({ children }: { children: ReactNode }) {
  return children;
}
