import { useEffect } from 'react';

import { Bubble, Button } from '@/theme/ui';

import type { Point } from '../board/fit';
import type { ShownRefusal } from '../session/sessionState';
import { Floating } from '../kit/hover/Floating';

interface RefusalBubbleProps {
  readonly refusal: ShownRefusal;
  /** Where the finger was. */
  readonly at: Point;
  onRule(rule: string): void;
  onGone(): void;
}

/** Long enough to read two sentences. */
const SHOWN_MS = 6000;
const FINGER = 36;

/** Why not, beside the finger, with the rule behind it. */
export function RefusalBubble({ refusal, at, onRule, onGone }: RefusalBubbleProps) {
  const { rule, words } = refusal;
  useEffect(() => {
    const timer = setTimeout(onGone, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [refusal, onGone]);
  return (
    <Floating anchor={{ x: at.x - FINGER / 2, y: at.y - FINGER / 2, width: FINGER, height: FINGER }}>
      <Bubble words={words}>
        {rule && <Button kind="quiet" label="Read the rule" onPress={() => onRule(rule)} />}
      </Bubble>
    </Floating>
  );
}
