/** Native builds link Skia in; there is nothing to wait for. */
export const loadSkia = async (): Promise<void> => {};
