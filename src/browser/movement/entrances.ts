import { isCalm } from './recipes';
import { cssOf } from './style';

type Frame = Readonly<Record<string, unknown>>;

/** A short film that a view plays when it comes or goes. */
export class Film {
  constructor(
    private readonly frames: readonly Keyframe[],
    private readonly ms: number,
    private readonly waitMs: number,
    /** Whether it stays as the last frame shows it. */
    private readonly stays: boolean,
  ) {}

  duration(ms: number): Film {
    return new Film(this.frames, ms, this.waitMs, this.stays);
  }

  delay(ms: number): Film {
    return new Film(this.frames, this.ms, ms, this.stays);
  }

  /** Undefined where nothing is to move. */
  play(view: HTMLElement): Animation | undefined {
    if (isCalm() || typeof view.animate !== 'function') return undefined;
    return view.animate([...this.frames], { duration: this.ms, delay: this.waitMs, fill: this.stays ? 'both' : 'backwards' });
  }

  /** The view is taken away in a moment: a picture of it stays in its place until the film has ended. */
  playWithout(view: HTMLElement): void {
    const parent = view.offsetParent;
    if (!parent || isCalm() || typeof view.animate !== 'function') return;
    const ghost = view.cloneNode() as HTMLElement;
    const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = view;
    ghost.append(...view.childNodes);
    ghost.setAttribute('aria-hidden', 'true');
    ghost.inert = true;
    Object.assign(ghost.style, { position: 'absolute', left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`, margin: '0', right: 'auto', bottom: 'auto', pointerEvents: 'none' });
    parent.append(ghost);
    const away = () => ghost.remove();
    ghost.animate([...this.frames], { duration: this.ms, delay: this.waitMs, fill: 'both' }).finished.then(away, away);
  }
}

/** A frame as a browser takes it. */
const keyframe = (frame: Frame, offset: number): Keyframe => ({ ...Object.fromEntries(Object.entries(frame).map(([property, value]) => [property, cssOf(property, value)])), offset });

const film = (from: Frame, to: Frame): Film => new Film([keyframe(from, 0), keyframe(to, 1)], 300, 0, false);
const shifted = (transform: readonly Frame[]): Frame => ({ transform });

const SEEN = { opacity: 1 };
const UNSEEN = { opacity: 0 };

export const FadeIn = film(UNSEEN, SEEN);
export const FadeOut = film(SEEN, UNSEEN);
export const FadeInDown = film({ ...UNSEEN, transform: [{ translateY: 25 }] }, { ...SEEN, transform: [{ translateY: 0 }] });
export const ZoomIn = film(shifted([{ scale: 0 }]), shifted([{ scale: 1 }]));
export const SlideInDown = film(shifted([{ translateY: '100vh' }]), shifted([{ translateY: '0%' }]));
export const SlideInLeft = film(shifted([{ translateX: '-100vw' }]), shifted([{ translateX: '0%' }]));
export const SlideInRight = film(shifted([{ translateX: '100vw' }]), shifted([{ translateX: '0%' }]));
export const FlipInEasyY = film(shifted([{ perspective: 500 }, { rotateY: '90deg' }]), shifted([{ perspective: 500 }, { rotateY: '0deg' }]));
export const FlipInXDown = film(
  shifted([{ perspective: 500 }, { rotateX: '-90deg' }, { translateY: '100%' }]),
  shifted([{ perspective: 500 }, { rotateX: '0deg' }, { translateY: '0%' }]),
);

const ENDS: Readonly<Record<string, number>> = { from: 0, to: 100 };

/** Frames at shares of a hundred. */
class KeyframeFilm extends Film {
  constructor(frames: Readonly<Record<string, Frame>>) {
    const places = Object.entries(frames).map(([place, frame]) => ({ at: ENDS[place] ?? Number(place), frame }));
    super(places.sort((a, b) => a.at - b.at).map(({ at, frame }) => keyframe(frame, at / 100)), 500, 0, true);
  }
}
export { KeyframeFilm as Keyframe };
