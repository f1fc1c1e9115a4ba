import { fireEvent, screen, waitFor } from '@testing-library/react-native';

import type { CardId } from '@/games/dungeon-fighter/content/equipment';
import { equipmentCard } from '@/games/dungeon-fighter/content/equipment';
import { BagSheet } from '@/games/dungeon-fighter/table/decisions/BagSheet';
import { Market } from '@/games/dungeon-fighter/table/decisions/Market';
import { show } from '@tests/components/shelf/show';
import { sceneIn } from './scene';

jest.mock('expo-audio', () => ({}));

const cardsOf = (frames: ReturnType<typeof sceneIn>['view']['frames']): readonly CardId[] => {
  const top = frames[frames.length - 1];
  return top?.kind === 'shop' || top?.kind === 'distribute' ? top.cards : [];
};

const inShop = (gold: number) =>
  sceneIn(
    { seats: 1, change: (s) => { s.room = 'e'; s.supply.gold -= gold - s.chest.gold; s.chest.gold = gold; const [first] = s.heroes; if (first) first.hp = 4; } },
    (f) => f.win(),
  );

const market = ({ view, moves, play }: ReturnType<typeof sceneIn>, shop = true) => show(<Market view={view} cards={cardsOf(view.frames)} moves={moves} shop={shop} still play={play} />);

const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));

test('DF-239 the shop shows three cards and one for each hero, with their prices', () => {
  const made = inShop(9);
  market(made);
  const cards = cardsOf(made.view.frames);
  expect(cards).toHaveLength(6);
  for (const card of cards) expect(screen.getByText(equipmentCard(card).name)).toBeTruthy();
});

test('DF-242 a card is bought for somebody who can carry it, and the chest pays', () => {
  const made = inShop(9);
  market(made);
  const buy = made.moves.find((move) => move.kind === 'buyCard');
  if (buy?.kind !== 'buyCard') throw new Error('nothing can be bought');
  const { name, price } = equipmentCard(buy.card);
  fireEvent.press(screen.getAllByRole('button', { name: new RegExp(`, ${name}$`) })[0] ?? screen.root);
  expect(made.f.hero(buy.hero).cards).toContain(buy.card);
  expect(made.f.s.chest.gold).toBe(made.view.chest.gold - price);
});

test('DF-240 and DF-241 healing by the point and bonus dice are for sale', () => {
  const made = inShop(9);
  market(made);
  press('Heal Torm by 1');
  expect(made.f.hp('torm')).toEqual([5]);
  expect(screen.queryByRole('button', { name: 'Heal Randolph by 1' })).toBeNull();
  press('Buy a bonus die');
  expect(made.f.s.chest.bonusDice).toBe(made.view.chest.bonusDice + 1);
});

test('without gold nothing is offered, and the shop says so', () => {
  const made = sceneIn(
    { seats: 1, monster: 'cuteBear', change: (s) => { s.room = 'e'; s.supply.gold += s.chest.gold; s.chest.gold = 0; } },
    (f) => f.change((s) => { if (s.encounter) { s.supply.gold += s.encounter.gold; s.encounter.gold = 0; } }),
    (f) => f.win(),
  );
  market(made);
  expect(made.view.chest.gold).toBe(0);
  expect(screen.getAllByText('Too dear for this chest.')).toHaveLength(6);
  expect(screen.queryByRole('button', { name: 'Buy a bonus die' })).toBeNull();
  press('Leave the shop');
  expect(made.f.asked).toBe('movement');
});

test('DF-245 a treasure is given to a hero, or left', () => {
  const made = sceneIn({ seats: 1, change: (s) => { s.floors = ['S1-dungeon', 'D1-a', 'S1-boss']; s.room = 'b'; } }, (f) => f.change((s) => { s.room = 'c'; if (s.encounter) s.encounter.hp = 1; }), (f) => f.throws('blue', 3));
  expect(made.asked).toBe('distribute');
  market(made, false);
  const [card] = cardsOf(made.view.frames);
  if (card === undefined) throw new Error('no treasure');
  const taker = made.moves.find((move) => move.kind === 'assignCard');
  fireEvent.press(screen.getAllByRole('button', { name: new RegExp(`, ${equipmentCard(card).name}$`) })[0] ?? screen.root);
  if (taker?.kind === 'assignCard') expect(made.f.hero(taker.hero).cards).toEqual([card]);
  expect(made.f.asked).toBe('movement');
});

describe('the bags', () => {
  const packed = () => sceneIn({ seats: 1 }, (f) => f.equip('torm', 'helmOfBravery'), (f) => f.equip('randolph', 'grandmothersSoup'), (f) => f.change((s) => { const [, , third] = s.heroes; if (third) third.hp = 3; }), (f) => f.win());
  const bags = ({ view, moves, play }: ReturnType<typeof sceneIn>, onClose = jest.fn()) => {
    show(<BagSheet view={view} seat={0} moves={moves} visible onClose={onClose} play={play} />);
    return onClose;
  };

  test('DF-237 a weapon is given to somebody with a free slot', () => {
    const made = packed();
    bags(made);
    press('Give to Randolph');
    expect(made.f.hero('randolph').cards).toContain('helmOfBravery');
    expect(made.f.hero('torm').cards).toEqual([]);
  });

  test('DF-163 soup is eaten between fights, by whom one likes, and the bag closes', async () => {
    const made = packed();
    const onClose = bags(made);
    press('Use for Goldfinga');
    expect(made.f.hp('goldfinga')).toEqual([8]);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  test('DF-301 in a fight nothing changes hands', () => {
    const made = sceneIn({ seats: 1 }, (f) => f.equip('torm', 'helmOfBravery'));
    bags(made);
    expect(screen.getByText('Helm of Bravery')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Give to/ })).toBeNull();
  });
});
