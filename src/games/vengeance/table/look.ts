import type { GangId } from '../content/gangs';
import type { TrackName } from '../content/damage';
import { vengeance } from '../manifest';

/** A grindhouse poster that hung in the rain: mustard paper, black and red ink, a plate slightly out of register. */
export const FONTS = vengeance.fonts;

/** Drawn ink. Words on panels take their colours from the theme, which has the same palette. */
export const INK = {
  paper: '#EBCF8B',
  card: '#F4E0AE',
  pale: '#FBEFCF',
  black: '#1A0E09',
  soot: '#2B1A12',
  brown: '#55371A',
  line: '#B0873C',
  red: '#A01210',
  blood: '#7A0B0A',
  cream: '#FFF1D0',
  mustard: '#E2A93B',
  gold: '#FFB52E',
  green: '#2A521B',
} as const;

/** Each gang has an ink; it is never told by colour alone. */
export const GANG_INKS: Readonly<Record<GangId, string>> = { tenguKai: '#A01210', zuceClan: '#1F4A5C', hellRiders: '#8A4A06', lordz: '#5B2470' };
export const TRACK_INKS: Readonly<Record<TrackName, string>> = { mind: '#3C2A6B', skill: '#24512F', health: '#A01210' };
/** The slots of achievements and the shape that says the same: a circle and a diamond. */
export const SLOT_INKS = ['#1D4E79', '#A85508'] as const;
