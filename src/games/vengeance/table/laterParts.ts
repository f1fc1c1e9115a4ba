/** What no match begins with; in a browser it comes once the city stands. */
export { FightTable } from './fight/FightTable';
