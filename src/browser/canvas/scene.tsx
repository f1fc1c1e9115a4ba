import { createContext, use, useLayoutEffect, useRef, type ReactNode } from 'react';

import type { Branch, DrawnNode, NodeKind, NodeProps } from './nodes';

/** Tells the canvas around that something in it has changed. */
export const StirContext = createContext<() => void>(() => {});

/**
 * A scene is kept in the page: React lays an empty element for each of its nodes into the canvas, where a browser shows
 * nothing of it. So the order of the elements is the order of drawing, and no second React is needed to keep track.
 */
const nodes = new WeakMap<Element, DrawnNode>();

/** What lies in an element, to be drawn. */
export const branchesOf = (element: Element): readonly Branch[] =>
  Array.from(element.children, (child) => ({ node: nodes.get(child), inside: branchesOf(child) }));

function nodeOf<Kind extends NodeKind>(kind: Kind) {
  return function SceneNode({ children, ...props }: NodeProps[Kind] & { readonly children?: ReactNode }) {
    const element = useRef<HTMLSpanElement>(null);
    const stir = use(StirContext);
    useLayoutEffect(() => {
      // The rest of the properties is what the kind wants.
      if (element.current) nodes.set(element.current, { kind, props } as unknown as DrawnNode);
      stir();
    });
    return <span ref={element}>{children}</span>;
  };
}

export const Group = nodeOf('group');
export const Picture = nodeOf('picture');
export const Circle = nodeOf('circle');
export const Rect = nodeOf('rect');
export const Line = nodeOf('line');
export const Text = nodeOf('text');
export const Shadow = nodeOf('shadow');
