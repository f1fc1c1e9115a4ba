interface Pressed {
  readonly key: string;
  readonly target?: unknown;
  readonly currentTarget?: unknown;
}

/** A dialogue of something inside a view belongs to it, but lies elsewhere on the page: its keys are its own. */
const isElsewhere = ({ target, currentTarget }: Pressed): boolean =>
  typeof Element !== 'undefined' && target instanceof Element && currentTarget instanceof Element && !currentTarget.contains(target);

/** Keys of a view inside which Escape does this. */
export const onEscape = (close: () => void) => ({
  onKeyDown: (pressed: Pressed): void => {
    if (pressed.key === 'Escape' && !isElsewhere(pressed)) close();
  },
});
