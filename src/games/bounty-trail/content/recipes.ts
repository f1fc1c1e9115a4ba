import { COLOURS, type Colour } from './card';

export interface Recipe {
  readonly id: string;
  readonly name: string;
  readonly colours: readonly Colour[];
}

/** Every set of at least two colours; the four with a name of their own come first. */
export const RECIPES = [
  { id: 'gunslinger', name: 'Gunslinger', colours: ['green', 'yellow', 'red'] },
  { id: 'greenhorn', name: 'Greenhorn', colours: ['green', 'yellow'] },
  { id: 'outlaw', name: 'Outlaw', colours: ['green', 'yellow', 'red', 'black'] },
  { id: 'badlands', name: 'Badlands', colours: ['yellow', 'red', 'black'] },
  { id: 'greenRed', name: 'Green and red', colours: ['green', 'red'] },
  { id: 'greenBlack', name: 'Green and black', colours: ['green', 'black'] },
  { id: 'yellowRed', name: 'Yellow and red', colours: ['yellow', 'red'] },
  { id: 'yellowBlack', name: 'Yellow and black', colours: ['yellow', 'black'] },
  { id: 'redBlack', name: 'Red and black', colours: ['red', 'black'] },
  { id: 'greenYellowBlack', name: 'Green, yellow and black', colours: ['green', 'yellow', 'black'] },
  { id: 'greenRedBlack', name: 'Green, red and black', colours: ['green', 'red', 'black'] },
] as const satisfies readonly Recipe[];

export type RecipeId = (typeof RECIPES)[number]['id'];

export function recipeOf(id: RecipeId): Recipe {
  const recipe = RECIPES.find((known) => known.id === id);
  if (!recipe) throw new RangeError(`no recipe “${id}”`);
  return recipe;
}

/** Two colours run dry before the last round when three or four people ride. */
export const meantForTwo = (recipe: Recipe): boolean => recipe.colours.length <= COLOURS.length / 2;
