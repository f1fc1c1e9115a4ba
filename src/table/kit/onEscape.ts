/** Keys of a view inside which Escape does this. */
export const onEscape = (close: () => void) => ({
  onKeyDown: ({ key }: { readonly key: string }): void => {
    if (key === 'Escape') close();
  },
});
