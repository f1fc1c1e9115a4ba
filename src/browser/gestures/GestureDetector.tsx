import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';

import { GestureGroup, type GesturePlan } from './plan';
import type { Finger, Recogniser } from './recogniser';

interface GestureDetectorProps {
  readonly gesture: GesturePlan | GestureGroup;
  readonly children: ReactNode;
}

/** Fields of the page keep their own fingers. */
const OWN_FINGERS = ['SELECT', 'INPUT'];

const groupOf = (gesture: GesturePlan | GestureGroup): GestureGroup => (gesture instanceof GestureGroup ? gesture : new GestureGroup([gesture], false));

/** Keeps every event of a finger coming, wherever it goes. */
function capture({ target, pointerId }: PointerEvent): void {
  if (target instanceof Element && !OWN_FINGERS.includes(target.tagName)) target.setPointerCapture(pointerId);
}

const fingerOf = ({ pointerId, clientX, clientY }: PointerEvent): Finger => ({ id: pointerId, x: clientX, y: clientY });

const isWithin = (view: Element, { clientX, clientY }: PointerEvent): boolean => {
  const { left, right, top, bottom } = view.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
};

/** The gestures of one view, from its first finger to its last. */
class Watch {
  private recognisers: readonly Recogniser[] = [];
  private readonly before: { readonly touchAction: string; readonly userSelect: string };

  constructor(private readonly view: HTMLElement) {
    const { touchAction, userSelect } = view.style;
    this.before = { touchAction, userSelect };
    view.addEventListener('pointerdown', this.down);
    view.addEventListener('pointermove', this.move);
    view.addEventListener('pointerup', this.up);
    view.addEventListener('pointercancel', this.cancel);
    view.addEventListener('lostpointercapture', this.cancel);
  }

  /** The newest wishes; what is going on goes on with them. */
  heed({ plans, together }: GestureGroup): void {
    const same = plans.length === this.recognisers.length && plans.every((plan, i) => plan.kind === this.recognisers[i]?.plan.kind);
    if (!same) {
      this.recognisers.forEach((recogniser) => recogniser.cancel());
      this.recognisers = plans.map((plan) => new plan.kind(this.view, plan));
    }
    this.recognisers.forEach((recogniser, i) => {
      recogniser.allies = together ? this.recognisers : [];
      const plan = plans[i] ?? recogniser.plan;
      const stopped = recogniser.plan.isEnabled && !plan.isEnabled;
      recogniser.plan = plan;
      if (stopped) recogniser.cancel();
    });
    const on = plans.some(({ isEnabled }) => isEnabled);
    this.view.style.touchAction = on ? 'none' : this.before.touchAction;
    this.view.style.userSelect = on ? 'none' : this.before.userSelect;
  }

  end(): void {
    this.recognisers.forEach((recogniser) => recogniser.cancel());
    this.view.removeEventListener('pointerdown', this.down);
    this.view.removeEventListener('pointermove', this.move);
    this.view.removeEventListener('pointerup', this.up);
    this.view.removeEventListener('pointercancel', this.cancel);
    this.view.removeEventListener('lostpointercapture', this.cancel);
  }

  private readonly down = (event: PointerEvent): void => {
    if (event.button !== 0 || !isWithin(this.view, event)) return;
    if (this.recognisers.some(({ plan }) => plan.isEnabled)) capture(event);
    for (const recogniser of this.recognisers) recogniser.down(fingerOf(event));
  };

  private readonly move = (event: PointerEvent): void => {
    if (!this.recognisers.some((recogniser) => recogniser.has(event.pointerId))) return;
    if (event.target instanceof Element && !event.target.hasPointerCapture(event.pointerId)) capture(event);
    for (const recogniser of this.recognisers) recogniser.move(fingerOf(event));
  };

  private readonly up = (event: PointerEvent): void => {
    for (const recogniser of this.recognisers) recogniser.up(fingerOf(event));
  };

  private readonly cancel = (event: PointerEvent): void => {
    for (const recogniser of this.recognisers) if (recogniser.has(event.pointerId)) recogniser.cancel();
  };
}

/** Watches the fingers on the view inside it. */
export function GestureDetector({ gesture, children }: GestureDetectorProps) {
  const wrap = useRef<HTMLDivElement>(null);
  const watch = useRef<Watch>(null);
  useLayoutEffect(() => {
    const view = wrap.current?.firstElementChild;
    if (!watch.current && view instanceof HTMLElement) watch.current = new Watch(view);
    watch.current?.heed(groupOf(gesture));
  });
  useEffect(
    () => () => {
      watch.current?.end();
      watch.current = null;
    },
    [],
  );
  return <div ref={wrap} style={NO_BOX}>{children}</div>;
}

const NO_BOX = { display: 'contents' } as const;
