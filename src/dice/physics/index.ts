export { axesOf, cornerSpheres } from './rest';
export { UPRIGHT_TURN, yawOf } from './rotation';
export { LONGEST_THROW, simulate } from './simulate';
export { STEP_RATE } from './recorder';
export * from './types';
