export { axesOf, cornerSpheres, type Axis } from './rest';
export { orientationOf, topFace, TURN_PARTS, UPRIGHT_TURN, yawOf } from './rotation';
export { LONGEST_THROW, simulate } from './simulate';
export { STEP_RATE } from './recorder';
export * from './types';
