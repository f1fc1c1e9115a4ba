/** What a player of Bounty Trail reads on the board: places by row and column, and what the next step onto them costs. */
export const PRICE = /from the [a-z-]+: (?=free|\d)(?:(\d+) bullets?)?(?: and )?(?:(\d+) hearts?)?/;
/** Hearts do not come back, so a careful hand counts them three times. */
const HEART_COST = 3;

export const trail = (page) => page.getByRole('group', { name: 'The trail' });

/** The labels of all places, read in one go. */
export const placesOf = (page) =>
  trail(page).getByRole('button', { name: /^row \d, column \d:/ }).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));

export const costOf = (label) => {
  const [, bullets = 0, hearts = 0] = PRICE.exec(label) ?? [];
  return Number(bullets) + Number(hearts) * HEART_COST;
};
const worthOf = (label) => Number(/bounty \$(\d+)/.exec(label)?.[1] ?? 0);

/** Places that the next step may go to, the best bargain first. */
export const openPlaces = (places) =>
  places.filter((label) => PRICE.test(label) && !label.includes('of your path')).sort((a, b) => costOf(a) - costOf(b) || worthOf(b) - worthOf(a));

export const stepsDrawn = (places) => places.filter((label) => label.includes('of your path')).length;

const isBorder = (label, size) => {
  const [, row, column] = /^row (\d), column (\d)/.exec(label).map(Number);
  return [1, size].includes(row) || [1, size].includes(column);
};

/** Cards at the border, those with a price on their head first. */
export function borderPlaces(places) {
  const size = Math.round(Math.sqrt(places.length));
  return places.filter((label) => isBorder(label, size)).sort((a, b) => worthOf(b) - worthOf(a));
}

/** “Come in from” buttons by what they cost. */
export const wayCost = (label) => costOf(`from the side: ${/: (.*)$/.exec(label)?.[1] ?? ''}`);
