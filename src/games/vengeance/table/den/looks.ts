import type { DenId } from '../../content/dens';
import type { FloorName } from './floors';
import type { Inks } from './pen';
import { FURNITURE } from './props/furniture';
import { MACHINES } from './props/machines';
import { OUTSIDE } from './props/outside';

export const PROPS = { ...FURNITURE, ...MACHINES, ...OUTSIDE };
export type PropName = keyof typeof PROPS;

/** A piece of furniture and where it stands, in shares of its zone: left, top, width, height. */
type Placed = readonly [prop: PropName, left: number, top: number, width: number, height: number];
export interface ZoneLook {
  readonly floor: FloorName;
  readonly props: readonly Placed[];
}
export interface DenLook {
  readonly inks: Inks;
  /** By the letters of the Den's zones. */
  readonly zones: Readonly<Record<string, ZoneLook>>;
}

const zone = (floor: FloorName, ...props: readonly Placed[]): ZoneLook => ({ floor, props });
const inks = (floor: string, joint: string, wood: string, metal: string, cloth: string, accent: string, light: string): Inks => ({ floor, joint, wood, metal, cloth, accent, light });

/**
 * Every Den with its own floor, furniture and light. Figures stand in the middle of a zone and the hero at its left, so
 * furniture keeps to the upper edge and the corners.
 */
export const DEN_LOOKS: Readonly<Record<DenId, DenLook>> = {
  'D2-1': {
    inks: inks('#B98B4E', '#7A5424', '#7A3E1C', '#8C7A5C', '#9E2B1F', '#C8361F', '#FFC46A'),
    zones: {
      E: zone('asphalt', ['curtain', 0.3, 0, 0.4, 0.34], ['lanterns', 0.74, 0.2, 0.22, 0.5], ['steps', 0.36, 0.62, 0.28, 0.38]),
      A: zone('tatami', ['lowTable', 0.74, 0.5, 0.24, 0.46], ['lowTable', 0.28, 0.02, 0.2, 0.4], ['lanterns', 0.6, 0.04, 0.36, 0.26]),
      X: zone('tatami', ['screen', 0.04, 0.02, 0.4, 0.2], ['bar', 0.6, 0.03, 0.38, 0.34], ['lanterns', 0.44, 0.02, 0.14, 0.3], ['rug', 0.3, 0.5, 0.5, 0.42]),
    },
  },
  'D2-2': {
    inks: inks('#A9B7A0', '#6F8170', '#7C5A38', '#8FA0A0', '#3F6E7A', '#C8361F', '#BFF5E0'),
    zones: {
      E: zone('asphalt', ['strips', 0.34, 0, 0.32, 0.3], ['neon', 0.7, 0.2, 0.24, 0.4]),
      A: zone('tiles', ['washers', 0.2, 0.03, 0.76, 0.26], ['bench', 0.6, 0.82, 0.34, 0.13], ['tubes', 0.3, 0.4, 0.5, 0.2]),
      B: zone('tiles', ['washers', 0.03, 0.03, 0.94, 0.26], ['ironing', 0.56, 0.76, 0.4, 0.2]),
      X: zone('planks', ['desk', 0.55, 0.03, 0.42, 0.32], ['safe', 0.04, 0.04, 0.2, 0.24], ['lamp', 0.3, 0.03, 0.2, 0.2], ['rug', 0.34, 0.54, 0.56, 0.38]),
    },
  },
  'D2-3': {
    inks: inks('#9C8F7C', '#6A5F50', '#96652F', '#7E8478', '#7A5230', '#D08A1E', '#FFE3A0'),
    zones: {
      E: zone('asphalt', ['container', 0.3, 0.04, 0.4, 0.52], ['lamp', 0.8, 0.2, 0.1, 0.4]),
      A: zone('concrete', ['crates', 0.76, 0.5, 0.22, 0.46], ['pallet', 0.24, 0.04, 0.18, 0.34], ['pallet', 0.46, 0.04, 0.18, 0.34]),
      B: zone('concrete', ['forklift', 0.66, 0.06, 0.3, 0.4], ['drums', 0.02, 0.02, 0.2, 0.42], ['arrows', 0.3, 0.72, 0.4, 0.26]),
      X: zone('grating', ['fence', 0.02, 0.02, 0.3, 0.12], ['desk', 0.7, 0.04, 0.27, 0.36], ['tubes', 0.34, 0.06, 0.32, 0.2], ['safe', 0.02, 0.18, 0.12, 0.24]),
    },
  },
  'D2-4': {
    inks: inks('#6B2F52', '#451A3A', '#5A2D22', '#8A6A8C', '#B23A6A', '#E0557E', '#FF9AD0'),
    zones: {
      E: zone('carpet', ['plant', 0.02, 0.1, 0.12, 0.6], ['plant', 0.86, 0.1, 0.12, 0.6], ['neon', 0.36, 0.08, 0.28, 0.4]),
      A: zone('carpet', ['sofa', 0.24, 0.03, 0.6, 0.16], ['televisions', 0.3, 0.84, 0.5, 0.14], ['lamp', 0.03, 0.04, 0.14, 0.16]),
      B: zone('carpet', ['sofa', 0.84, 0.12, 0.13, 0.6], ['roundTable', 0.5, 0.04, 0.26, 0.3], ['neon', 0.06, 0.05, 0.3, 0.16]),
      X: zone('planks', ['stage', 0.24, 0.02, 0.52, 0.34], ['discoBall', 0.8, 0.06, 0.16, 0.36], ['speakers', 0.03, 0.03, 0.18, 0.3], ['spotlights', 0.34, 0.04, 0.3, 0.3]),
    },
  },
  'D2-5': {
    inks: inks('#A8814E', '#6E4E2A', '#6A3C1C', '#A69A80', '#4C5A3A', '#D6A22A', '#FFE7A8'),
    zones: {
      E: zone('asphalt', ['fence', 0.3, 0, 0.4, 0.24], ['booth', 0.74, 0.2, 0.14, 0.6]),
      A: zone('planks', ['cases', 0.24, 0.03, 0.5, 0.26], ['cases', 0.78, 0.1, 0.2, 0.2], ['coatRack', 0.6, 0.84, 0.36, 0.13]),
      B: zone('planks', ['televisions', 0.06, 0.03, 0.88, 0.2], ['shelves', 0.86, 0.28, 0.11, 0.5], ['lamp', 0.04, 0.72, 0.16, 0.2]),
      X: zone('planks', ['shelves', 0.03, 0.03, 0.5, 0.13], ['safe', 0.76, 0.04, 0.2, 0.24], ['scales', 0.54, 0.04, 0.18, 0.22], ['rug', 0.3, 0.56, 0.6, 0.36]),
    },
  },
  'D2-6': {
    inks: inks('#857A6E', '#564D44', '#7A5230', '#7C8288', '#8A3A24', '#B8431E', '#FFB870'),
    zones: {
      E: zone('asphalt', ['arrows', 0.34, 0.1, 0.3, 0.6], ['tyres', 0.8, 0.1, 0.16, 0.7]),
      A: zone('concrete', ['car', 0.5, 0.04, 0.4, 0.38], ['drums', 0.84, 0.58, 0.14, 0.36], ['toolWall', 0.2, 0.02, 0.24, 0.12]),
      B: zone('concrete', ['toolWall', 0.04, 0.03, 0.6, 0.12], ['tyres', 0.66, 0.04, 0.3, 0.34], ['pipes', 0.5, 0.78, 0.46, 0.18]),
      X: zone('concrete', ['car', 0.06, 0.04, 0.34, 0.28], ['welding', 0.6, 0.05, 0.36, 0.3], ['crates', 0.78, 0.64, 0.2, 0.32]),
    },
  },
  'D3-1': {
    inks: inks('#9DB0A6', '#5F7A74', '#8A5A34', '#A8B4AE', '#C9B68C', '#C8361F', '#FFE8C2'),
    zones: {
      E: zone('planks', ['shelves', 0.06, 0.04, 0.3, 0.3], ['mat', 0.42, 0.3, 0.18, 0.5], ['curtain', 0.66, 0, 0.28, 0.36]),
      A: zone('planks', ['lockers', 0.24, 0.03, 0.6, 0.18], ['bench', 0.6, 0.82, 0.34, 0.12], ['plant', 0.88, 0.06, 0.1, 0.4]),
      B: zone('tiles', ['pool', 0.3, 0.04, 0.66, 0.34], ['steam', 0.24, 0, 0.72, 0.6]),
      C: zone('tiles', ['pipes', 0.08, 0.04, 0.6, 0.24], ['pool', 0.62, 0.66, 0.34, 0.3]),
      X: zone('tiles', ['pool', 0.3, 0.03, 0.44, 0.38], ['steam', 0.1, 0, 0.8, 0.7], ['columns', 0.78, 0.06, 0.2, 0.26], ['screen', 0.03, 0.03, 0.22, 0.16]),
    },
  },
  'D3-2': {
    inks: inks('#9A6A42', '#6A4424', '#5E3A20', '#868A88', '#3C3430', '#B21F1A', '#FFE3A8'),
    zones: {
      E: zone('asphalt', ['mat', 0.38, 0.2, 0.24, 0.5], ['neon', 0.7, 0.14, 0.24, 0.5]),
      A: zone('planks', ['punchBags', 0.3, 0.03, 0.5, 0.36], ['bench', 0.66, 0.84, 0.3, 0.12], ['lockers', 0.84, 0.05, 0.14, 0.18]),
      B: zone('planks', ['weights', 0.2, 0.04, 0.5, 0.24], ['mat', 0.74, 0.06, 0.22, 0.32], ['punchBags', 0.66, 0.62, 0.32, 0.34]),
      X: zone('concrete', ['ring', 0.24, 0.08, 0.58, 0.82], ['spotlights', 0.36, 0.06, 0.3, 0.3], ['bench', 0.88, 0.2, 0.06, 0.5]),
    },
  },
  'D3-3': {
    inks: inks('#8E8A74', '#5E5A48', '#8A5E36', '#7E8C86', '#B8843A', '#D0562A', '#FFD27A'),
    zones: {
      E: zone('concrete', ['steps', 0.38, 0.1, 0.24, 0.7], ['pipes', 0.7, 0.1, 0.26, 0.6]),
      A: zone('gravel', ['flowerBed', 0.28, 0.03, 0.68, 0.16], ['plant', 0.76, 0.7, 0.2, 0.28]),
      B: zone('gravel', ['tank', 0.62, 0.04, 0.34, 0.4], ['pipes', 0.26, 0.05, 0.34, 0.24], ['skyline', 0.5, 0.86, 0.46, 0.12]),
      C: zone('grass', ['flowerBed', 0.22, 0.04, 0.26, 0.18], ['flowerBed', 0.56, 0.04, 0.4, 0.18], ['bench', 0.74, 0.82, 0.22, 0.12]),
      X: zone('planks', ['lanterns', 0.06, 0.02, 0.88, 0.18], ['skyline', 0.1, 0.02, 0.8, 0.14], ['roundTable', 0.76, 0.3, 0.2, 0.5], ['plant', 0.02, 0.62, 0.12, 0.34]),
    },
  },
  'D3-4': {
    inks: inks('#A69679', '#6E6048', '#7C5630', '#848480', '#31424A', '#B4261C', '#FFEFC0'),
    zones: {
      E: zone('concrete', ['pallet', 0.06, 0.1, 0.2, 0.7], ['arrows', 0.4, 0.2, 0.2, 0.6], ['papers', 0.72, 0.1, 0.24, 0.6]),
      A: zone('concrete', ['paperRolls', 0.26, 0.04, 0.44, 0.32], ['papers', 0.76, 0.08, 0.2, 0.24], ['tubes', 0.4, 0.84, 0.4, 0.1]),
      B: zone('concrete', ['drums', 0.62, 0.04, 0.36, 0.4], ['pipes', 0.08, 0.04, 0.48, 0.2]),
      C: zone('grating', ['rollers', 0.3, 0.04, 0.64, 0.34], ['papers', 0.62, 0.8, 0.34, 0.18]),
      X: zone('planks', ['desk', 0.36, 0.04, 0.26, 0.4], ['papers', 0.68, 0.06, 0.28, 0.24], ['shelves', 0.03, 0.03, 0.28, 0.13], ['lamp', 0.86, 0.6, 0.1, 0.3]),
    },
  },
  'D3-5': {
    inks: inks('#7E9498', '#4C646C', '#7C5A3A', '#9DB2B6', '#33586A', '#D2603A', '#CFF3F0'),
    zones: {
      E: zone('wet', ['strips', 0.36, 0, 0.28, 0.3], ['crates', 0.78, 0.08, 0.18, 0.8]),
      A: zone('wet', ['iceStall', 0.28, 0.03, 0.66, 0.2], ['iceStall', 0.5, 0.82, 0.44, 0.15], ['lamp', 0.06, 0.06, 0.14, 0.18]),
      B: zone('wet', ['crates', 0.64, 0.04, 0.32, 0.32], ['scales', 0.3, 0.05, 0.28, 0.24], ['iceStall', 0.56, 0.84, 0.4, 0.13]),
      X: zone('wet', ['aquarium', 0.3, 0.03, 0.3, 0.2], ['aquarium', 0.66, 0.03, 0.3, 0.2], ['butcherBlock', 0.78, 0.5, 0.18, 0.34], ['tubes', 0.04, 0.05, 0.2, 0.14]),
    },
  },
  'D3-6': {
    inks: inks('#8B8880', '#5C5A54', '#6A4A30', '#8C9094', '#4A5A66', '#B8341E', '#FFEFB4'),
    zones: {
      E: zone('asphalt', ['barrier', 0.34, 0.14, 0.36, 0.4], ['booth', 0.76, 0.16, 0.12, 0.6]),
      A: zone('concrete', ['bays', 0.3, 0.02, 0.66, 0.4], ['car', 0.33, 0.05, 0.11, 0.36], ['car', 0.66, 0.05, 0.11, 0.36], ['pillar', 0.86, 0.66, 0.12, 0.3]),
      B: zone('concrete', ['car', 0.46, 0.05, 0.5, 0.26], ['pillar', 0.02, 0.02, 0.2, 0.24], ['pillar', 0.78, 0.74, 0.2, 0.24]),
      C: zone('asphalt', ['arrows', 0.3, 0.04, 0.6, 0.3], ['pillar', 0.78, 0.72, 0.2, 0.26], ['tubes', 0.4, 0.86, 0.4, 0.1]),
      X: zone('concrete', ['limousine', 0.36, 0.06, 0.5, 0.3], ['pillar', 0.02, 0.04, 0.1, 0.34], ['pillar', 0.88, 0.04, 0.1, 0.34]),
    },
  },
  'D4-1': {
    inks: inks('#5C6B3C', '#3A4826', '#6A3A1C', '#96886A', '#2E5A3C', '#2F7A48', '#FFE08A'),
    zones: {
      E: zone('carpet', ['coatRack', 0.06, 0.08, 0.34, 0.4], ['mat', 0.44, 0.4, 0.14, 0.44], ['plant', 0.84, 0.1, 0.12, 0.7]),
      A: zone('carpet', ['cardTable', 0.26, 0.02, 0.2, 0.48], ['cardTable', 0.76, 0.46, 0.2, 0.5], ['lamp', 0.56, 0.05, 0.1, 0.2]),
      B: zone('carpet', ['slots', 0.06, 0.03, 0.88, 0.2], ['roundTable', 0.72, 0.66, 0.26, 0.32]),
      C: zone('planks', ['bar', 0.24, 0.03, 0.7, 0.28], ['lamp', 0.06, 0.06, 0.14, 0.18]),
      X: zone('carpet', ['cardTable', 0.38, 0.04, 0.26, 0.6], ['lamp', 0.44, 0.2, 0.14, 0.3], ['safe', 0.9, 0.05, 0.08, 0.3], ['armchairs', 0.68, 0.08, 0.2, 0.3]),
    },
  },
  'D4-2': {
    inks: inks('#A8C0C4', '#6C8A94', '#7A6650', '#9AB0B8', '#5C7C8A', '#C04A34', '#DFF6FF'),
    zones: {
      E: zone('concrete', ['strips', 0.3, 0, 0.4, 0.5], ['fans', 0.76, 0.16, 0.2, 0.6]),
      A: zone('ice', ['shelves', 0.26, 0.03, 0.3, 0.16], ['shelves', 0.64, 0.03, 0.32, 0.16], ['crates', 0.84, 0.56, 0.14, 0.42]),
      B: zone('ice', ['carcasses', 0.26, 0.02, 0.68, 0.44]),
      C: zone('ice', ['crates', 0.24, 0.03, 0.16, 0.4], ['crates', 0.8, 0.05, 0.17, 0.44], ['tubes', 0.44, 0.06, 0.3, 0.14]),
      X: zone('ice', ['fans', 0.34, 0.03, 0.34, 0.34], ['pipes', 0.72, 0.04, 0.25, 0.36], ['tank', 0.03, 0.04, 0.14, 0.4]),
    },
  },
  'D4-3': {
    inks: inks('#3C3558', '#251F3C', '#5A3A2A', '#8E86A4', '#6A4A8A', '#C0408A', '#9FD8FF'),
    zones: {
      E: zone('marble', ['lift', 0.36, 0.04, 0.28, 0.34], ['plant', 0.06, 0.14, 0.12, 0.7], ['plant', 0.82, 0.14, 0.12, 0.7]),
      A: zone('carpet', ['armchairs', 0.3, 0.03, 0.46, 0.28], ['skyline', 0.02, 0.86, 0.5, 0.12], ['lamp', 0.8, 0.06, 0.16, 0.2]),
      B: zone('carpet', ['bar', 0.24, 0.03, 0.72, 0.28], ['neon', 0.5, 0.82, 0.4, 0.14]),
      C: zone('marble', ['dancefloor', 0.34, 0.08, 0.44, 0.6], ['discoBall', 0.5, 0.1, 0.12, 0.34], ['speakers', 0.84, 0.06, 0.13, 0.3]),
      X: zone('carpet', ['skyline', 0.06, 0.02, 0.88, 0.2], ['sofa', 0.56, 0.3, 0.38, 0.16], ['lamp', 0.03, 0.3, 0.1, 0.3]),
    },
  },
  'D4-4': {
    inks: inks('#877C6A', '#574E40', '#7A5230', '#767C80', '#6A4A34', '#A8401E', '#FFD890'),
    zones: {
      E: zone('gravel', ['fence', 0.1, 0.06, 0.24, 0.22], ['fence', 0.66, 0.06, 0.24, 0.22], ['lamp', 0.46, 0.1, 0.08, 0.3]),
      A: zone('gravel', ['container', 0.28, 0.04, 0.68, 0.26], ['crates', 0.76, 0.66, 0.22, 0.32]),
      B: zone('gravel', ['container', 0.8, 0.08, 0.17, 0.6], ['container', 0.28, 0.04, 0.46, 0.22]),
      C: zone('gravel', ['rails', 0.02, 0.1, 0.96, 0.2], ['wagon', 0.36, 0.07, 0.5, 0.22]),
      D: zone('gravel', ['rails', 0.02, 0.1, 0.96, 0.2], ['drums', 0.7, 0.64, 0.28, 0.34]),
      X: zone('gravel', ['rails', 0, 0.08, 1, 0.2], ['train', 0.42, 0.05, 0.5, 0.26], ['booth', 0.03, 0.06, 0.12, 0.4], ['lamp', 0.22, 0.05, 0.1, 0.2]),
    },
  },
  'D4-5': {
    inks: inks('#7A2A2E', '#4E161C', '#6A4220', '#A88A4A', '#8E1F26', '#B5232A', '#FFD98A'),
    zones: {
      E: zone('marble', ['booth', 0.06, 0.12, 0.14, 0.7], ['steps', 0.38, 0.5, 0.24, 0.5], ['lamp', 0.8, 0.2, 0.1, 0.4]),
      A: zone('carpet', ['columns', 0.28, 0.03, 0.5, 0.24], ['mat', 0.4, 0.8, 0.24, 0.18], ['lamp', 0.84, 0.06, 0.12, 0.24]),
      B: zone('carpet', ['seats', 0.26, 0.04, 0.7, 0.36], ['seats', 0.5, 0.8, 0.46, 0.16]),
      C: zone('carpet', ['seats', 0.06, 0.04, 0.7, 0.36], ['lamp', 0.82, 0.06, 0.14, 0.2]),
      X: zone('planks', ['curtain', 0, 0, 1, 0.2], ['spotlights', 0.2, 0.12, 0.6, 0.24], ['stage', 0.24, 0.66, 0.7, 0.3]),
    },
  },
  'D4-6': {
    inks: inks('#8A6E4C', '#5A4228', '#6E4422', '#7E786A', '#A0703A', '#7A3E22', '#FFC880'),
    zones: {
      E: zone('gravel', ['drums', 0.06, 0.1, 0.2, 0.7], ['fence', 0.66, 0.06, 0.3, 0.24]),
      A: zone('planks', ['hides', 0.26, 0.03, 0.5, 0.4], ['drums', 0.84, 0.54, 0.14, 0.42]),
      B: zone('concrete', ['vats', 0.24, 0.04, 0.72, 0.3], ['lamp', 0.06, 0.76, 0.14, 0.2]),
      C: zone('concrete', ['vats', 0.06, 0.04, 0.7, 0.3], ['pipes', 0.5, 0.8, 0.46, 0.17]),
      X: zone('planks', ['hides', 0.02, 0.02, 0.3, 0.36], ['desk', 0.4, 0.04, 0.2, 0.4], ['toolWall', 0.66, 0.03, 0.3, 0.12], ['lamp', 0.86, 0.3, 0.1, 0.3]),
    },
  },
  'D4-7': {
    inks: inks('#C2AC84', '#8A744E', '#6A4A2C', '#B4B0A4', '#42506A', '#A8331E', '#FFF0C8'),
    zones: {
      E: zone('marble', ['lift', 0.36, 0.04, 0.28, 0.34], ['plant', 0.84, 0.14, 0.12, 0.7]),
      A: zone('marble', ['island', 0.3, 0.05, 0.64, 0.24], ['shelves', 0.86, 0.36, 0.1, 0.5]),
      B: zone('carpet', ['sofa', 0.3, 0.04, 0.5, 0.16], ['televisions', 0.36, 0.86, 0.36, 0.12], ['lamp', 0.84, 0.05, 0.12, 0.18]),
      C: zone('marble', ['piano', 0.74, 0.2, 0.22, 0.5], ['rug', 0.28, 0.5, 0.36, 0.44], ['columns', 0.24, 0.03, 0.4, 0.2]),
      X: zone('carpet', ['skyline', 0.06, 0.02, 0.56, 0.18], ['bed', 0.74, 0.08, 0.22, 0.6], ['lamp', 0.66, 0.06, 0.07, 0.2], ['rug', 0.28, 0.5, 0.4, 0.4]),
    },
  },
  'D4-8': {
    inks: inks('#8D948C', '#5C645E', '#6A4C34', '#9AA2A2', '#3C5464', '#2F6A86', '#EAF6D8'),
    zones: {
      E: zone('tiles', ['turnstiles', 0.36, 0.1, 0.3, 0.7], ['steps', 0.06, 0.12, 0.2, 0.76], ['booth', 0.8, 0.12, 0.12, 0.7]),
      A: zone('tiles', ['bench', 0.3, 0.05, 0.24, 0.13], ['bench', 0.64, 0.05, 0.24, 0.13], ['rails', 0.02, 0.82, 0.96, 0.16]),
      B: zone('concrete', ['rails', 0.02, 0.08, 0.96, 0.24], ['train', 0.28, 0.05, 0.7, 0.28]),
      C: zone('concrete', ['rails', 0.02, 0.08, 0.96, 0.24], ['toolWall', 0.4, 0.84, 0.54, 0.12], ['tubes', 0.3, 0.36, 0.5, 0.1]),
      X: zone('grating', ['panels', 0.24, 0.03, 0.54, 0.18], ['desk', 0.82, 0.06, 0.16, 0.4], ['lockers', 0.02, 0.04, 0.16, 0.2]),
    },
  },
  'D4-9': {
    inks: inks('#B7A894', '#7C6C58', '#7A5030', '#9EA4A4', '#8A2E22', '#A8261C', '#FFF4E0'),
    zones: {
      E: zone('tiles', ['strips', 0.34, 0, 0.32, 0.5], ['pallet', 0.8, 0.16, 0.16, 0.7]),
      A: zone('chequers', ['carcasses', 0.26, 0.02, 0.5, 0.42], ['butcherBlock', 0.82, 0.56, 0.15, 0.36]),
      B: zone('chequers', ['butcherBlock', 0.36, 0.05, 0.26, 0.22], ['butcherBlock', 0.68, 0.05, 0.26, 0.22], ['scales', 0.66, 0.8, 0.3, 0.18]),
      X: zone('chequers', ['carcasses', 0.04, 0.02, 0.44, 0.3], ['grinder', 0.7, 0.04, 0.28, 0.32], ['tubes', 0.5, 0.06, 0.2, 0.12]),
    },
  },
  'D4-10': {
    inks: inks('#7C8C58', '#4E5E34', '#7A5230', '#A2AC9C', '#5A7A3A', '#C8502E', '#F0FFC8'),
    zones: {
      E: zone('gravel', ['struts', 0.26, 0.04, 0.48, 0.5], ['plant', 0.04, 0.1, 0.14, 0.8], ['plant', 0.82, 0.1, 0.14, 0.8]),
      A: zone('grass', ['flowerBed', 0.28, 0.04, 0.68, 0.16], ['flowerBed', 0.5, 0.82, 0.46, 0.15]),
      B: zone('grass', ['palm', 0.72, 0.04, 0.26, 0.4], ['flowerBed', 0.26, 0.04, 0.4, 0.16]),
      C: zone('grass', ['pond', 0.4, 0.03, 0.56, 0.34], ['plant', 0.82, 0.7, 0.16, 0.28]),
      D: zone('planks', ['shelves', 0.28, 0.04, 0.6, 0.14], ['crates', 0.76, 0.66, 0.22, 0.32]),
      X: zone('grass', ['palm', 0.36, 0.02, 0.16, 0.5], ['palm', 0.82, 0.06, 0.16, 0.5], ['struts', 0.06, 0.02, 0.88, 0.3], ['flowerBed', 0.56, 0.05, 0.22, 0.16]),
    },
  },
  'D4-11': {
    inks: inks('#8C8E8C', '#5A5E60', '#8A5A2E', '#A0A6A8', '#C07A24', '#D08A1E', '#FFE9B0'),
    zones: {
      E: zone('concrete', ['ladder', 0.42, 0.04, 0.16, 0.9], ['fence', 0.7, 0.08, 0.26, 0.24]),
      A: zone('grating', ['fence', 0.24, 0.02, 0.72, 0.12], ['pipes', 0.62, 0.7, 0.34, 0.26]),
      B: zone('grating', ['winch', 0.36, 0.04, 0.58, 0.34]),
      C: zone('grating', ['panels', 0.28, 0.04, 0.66, 0.18], ['fans', 0.66, 0.7, 0.3, 0.26]),
      X: zone('grating', ['skyline', 0.04, 0.02, 0.92, 0.2], ['levers', 0.5, 0.28, 0.3, 0.26], ['armchairs', 0.84, 0.4, 0.14, 0.44]),
    },
  },
  'D4-12': {
    inks: inks('#BCA67E', '#84704A', '#6A3E1E', '#A89C82', '#7A2A2E', '#8E2A22', '#FFE2A0'),
    zones: {
      E: zone('gravel', ['hedge', 0.04, 0.06, 0.28, 0.24], ['hedge', 0.68, 0.06, 0.28, 0.24], ['lamp', 0.44, 0.06, 0.12, 0.4]),
      A: zone('marble', ['steps', 0.66, 0.03, 0.3, 0.24], ['columns', 0.24, 0.04, 0.36, 0.2], ['plant', 0.82, 0.74, 0.16, 0.24]),
      B: zone('planks', ['diningTable', 0.4, 0.1, 0.52, 0.2], ['cases', 0.5, 0.86, 0.46, 0.12]),
      X: zone('planks', ['fireplace', 0.42, 0.02, 0.18, 0.22], ['desk', 0.76, 0.06, 0.2, 0.4], ['shelves', 0.03, 0.03, 0.3, 0.12], ['rug', 0.3, 0.46, 0.4, 0.46]),
    },
  },
};
