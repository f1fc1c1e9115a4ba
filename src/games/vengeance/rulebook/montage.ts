import type { Chapter } from '@/rulebook';

import { SPECIALS } from '../content/montageCards';

/** Between Fights. */

export const MONTAGE: Chapter = {
  title: 'The Montage',
  icon: 'perspective-dice-six-faces-random',
  paragraphs: [
    {
      id: 'montageDice', title: 'Dice', covers: '76-81',
      text: ['All roll as many dice as their Mind says into one pool. In player order everybody claims a die, any die, until each has as many as they brought. With an S on Mind you may turn one of yours to any face before cards are placed.'],
      key: [
        { icon: 'first-aid-kit', name: 'Double Heal', text: 'Two points on a Heal card.' },
        { icon: 'shopping-bag', name: 'Upgrade', text: 'One point on an Upgrade card. Two faces of the die.' },
        { icon: 'binoculars', name: 'Recon', text: 'One point on a Recon card.' },
        { icon: 'round-star', name: 'Wild', text: 'One point on any card, or a Vengeance card later.' },
        { icon: 'stopwatch', name: 'Speed', text: 'One more for the player order.' },
      ],
    },
    {
      id: 'placing', title: 'Three cards', covers: '83-91 95',
      text: ['Place three different cards face down, at +2, +1 and 0. All are turned up slot by slot, the +2 first, and everybody resolves theirs in player order. The points of a card are its number, the boost of its slot, the dice of its kind and the Wild dice and tokens you add; they are fixed before you spend the first. Points left over are lost. Afterwards the cards come back to you.'],
    },
    {
      id: 'spending', title: 'Heal, Upgrade, Recon', covers: '92-94',
      text: ['Heal points remove cubes, Upgrade points buy tiles, each Recon point brings a token. When all cards are done you may still spend the dice that are left, those of a kind together; a Wild die is then one point of any kind. After that, dice of these kinds are lost; Wild and Speed dice stay for what follows.'],
    },
    {
      id: 'specials', title: 'Special effects', covers: '312', text: ['Some cards can do more. It is up to you, when you begin to resolve the card and before its points are counted.'],
      key: Object.values(SPECIALS).map(({ name, words }) => ({ icon: 'tied-scroll' as const, name, text: words })),
    },
    {
      id: 'buying', title: 'More grudges', covers: '96-99', text: ['In player order, spend any number of Wild dice and tokens: each draws one Vengeance card, while the deck lasts. Say how many before you see any. Wild dice you keep after this are lost; tokens are not.'],
    },
    {
      id: 'order', title: 'Who goes first', covers: '100 101', text: ['Add the speed of your three cards and your Speed dice. The fastest goes first from now on; who ties keeps the old order.'],
    },
    {
      id: 'hardcoreMontage', title: 'Hardcore: cards run out', covers: '252-254', text: ['As an option you have nine montage cards instead of six, but after each Montage two of the three you used leave the game for good.'],
    },
  ],
};

export const READY: Chapter = {
  title: 'Getting ready',
  icon: 'binoculars',
  paragraphs: [
    {
      id: 'ready', title: 'Before the door', covers: '108 113 115 209 217 309', picture: 'den D3-3',
      text: ['In your turn, in any order and as often as you like: rearrange tiles, suffer cards, use Items that say so, exchange a Wild token for a Recon token, look at Bosses. Then choose any Den, known or not, or sit out. If no Den is left in town, everybody sits out. Whoever reopens a full track with an Item may fight at once.'],
    },
    {
      id: 'recon', title: 'Looking at a Boss', covers: '109 111 112 114', text: ['Put a Recon token on a Den whose Boss lies face down, and you alone may look, as often as you like while it lies there. One token of yours on a Den is enough. When the Den is stormed, all tokens on it go back to their owners.'],
    },
    {
      id: 'sitOut', title: 'Sitting out', covers: '210-216', text: ['A quiet night still brings something.'],
      steps: [
        { icon: 'perspective-dice-six-faces-random', text: 'Roll your Mind dice and use them as points; Speed does nothing. With an S you may turn one.' },
        { icon: 'round-star', text: 'Exchange Wild dice and tokens for points, one each. All points may be put together for one purchase; what is left is lost.' },
        { icon: 'card-draw', text: 'Exchange further Wild dice and tokens for Vengeance cards.' },
        { icon: 'card-pick', text: 'Draw one Vengeance card for nothing.' },
      ],
    },
  ],
};
