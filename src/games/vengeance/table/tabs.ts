import { topFrame } from '@/engine/decisions/frames';
import type { IconName } from '@/theme';

import { ROUND_KINDS } from '../content/rounds';
import { isSolo, type State } from '../rules/state';

/** The boards of the table between Fights. */
const TABS = ['wronging', 'montage', 'city', 'shop', 'goals', 'heroes', 'hand'] as const;
export type Tab = (typeof TABS)[number];

export const TAB_LABELS: Readonly<Record<Tab, string>> = {
  wronging: 'Wrongs', montage: 'Montage', city: 'City', shop: 'Shop', goals: 'Goals', heroes: 'Heroes', hand: 'Hand',
};
export const TAB_ICONS: Readonly<Record<Tab, IconName>> = {
  wronging: 'tied-scroll', montage: 'film-spool', city: 'modern-city', shop: 'shopping-bag', goals: 'laurels', heroes: 'person', hand: 'card-pick',
};

/** The boards that there are now. */
export function tabsOf(view: State): readonly Tab[] {
  const kind = ROUND_KINDS[view.round];
  const dice = view.montage !== undefined || view.players.some((player) => player.dice.length > 0);
  return TABS.filter((tab) => (tab === 'wronging' ? kind === 'wronging' : tab === 'montage' ? dice : true));
}

/** The board on which what is asked now is done. */
export function tabFor(view: State): Tab {
  const frame = topFrame(view);
  switch (frame?.kind) {
    case 'pick': case 'suffer': case 'wronging':
      return 'wronging';
    case 'window': case 'favour':
      return 'hand';
    case 'spend':
      return frame.points.upgrade > 0 ? 'shop' : frame.points.recon > 0 && frame.special === 'earToTheGround' ? 'city' : view.montage ? 'montage' : 'city';
    case 'claim':
      return isSolo(view) ? 'city' : 'goals';
    case 'rollAgain': case 'claimDie': case 'turnDie': case 'place': case 'card': case 'buyCards': case 'keepCard': case 'montage': case 'sitOut':
      return tabsOf(view).includes('montage') ? 'montage' : 'city';
    default:
      return 'city';
  }
}
