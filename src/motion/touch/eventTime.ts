/** When the touch or movement that is being told of happened, in milliseconds of `performance.now`. A phone tells of it at once. */
export const eventTime = (): number => performance.now();
