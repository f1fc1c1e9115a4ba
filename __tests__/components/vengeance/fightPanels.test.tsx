import { fireEvent, screen, within } from '@testing-library/react-native';
import { useState } from 'react';

import { ENTRY } from '@/games/vengeance/content/dens';
import type { Move } from '@/games/vengeance/rules/decisions';
import { vengeanceGame } from '@/games/vengeance/game';
import { topFrame } from '@/engine/decisions/frames';
import { waysOut } from '@/games/vengeance/preview/ways';
import type { Asking } from '@/games/vengeance/table/asking';
import { ActionPanel } from '@/games/vengeance/table/fight/ActionPanel';
import { ExitPanel } from '@/games/vengeance/table/fight/ExitPanel';
import { RerollPanel, type RerollSource } from '@/games/vengeance/table/fight/RerollPanel';
import { RunPanel } from '@/games/vengeance/table/fight/RunPanel';
import { ScorePanel } from '@/games/vengeance/table/fight/ScorePanel';
import { HeroStrip } from '@/games/vengeance/table/fight/HeroStrip';
import { moveOf, objection } from '@/games/vengeance/table/fight/things';
import { DragTable } from '@/table/kit/drag/DragTable';
import { enemy, me, only, roll, rolled, storm, type Scene } from '@tests/games/vengeance/table';
import { onPhone, show } from '@tests/components/shelf/show';

// The sound module needs a device, and nothing is heard here.
jest.mock('expo-audio', () => ({}));

/** The question of a scene as the table asks it; what is played goes to the scene. */
function asked(s: Scene): Asking & { readonly play: jest.Mock } {
  return {
    seat: 0, kind: topFrame(s.state)?.kind ?? 'actions', key: 'test', words: '', moves: [...vengeanceGame.moves(s.state, 0)],
    play: jest.fn((move: Move) => Promise.resolve(Boolean(s.play(0, move)))),
  };
}

function Actions({ s, asking, refuse = () => undefined }: { readonly s: Scene; readonly asking: Asking; refuse?(rule: string, words: string): void }) {
  const [narrowed, setNarrowed] = useState<readonly Move[]>();
  return (
    <DragTable onDrop={() => undefined}>
      <ActionPanel view={s.state} asking={asking} narrowed={narrowed} onNarrow={setNarrowed} explainRefusal={refuse} hints rests={false} />
    </DragTable>
  );
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('VG-301 the black strip says what the Skulls will cost, and a touch says enemy by enemy', () => {
  const s = rolled(['skull', 'hit', 'hit', 'hit'], { green: 'miss', change: only(['toughGuy', 'A'], ['henchman', 'A']) });
  show(<Actions s={s} asking={asked(s)} />);
  fireEvent.press(button('1 Skull. Stop now: −3 Health'));
  expect(screen.getByLabelText('Tough Guy in your zone: +1, makes 1')).toBeTruthy();
  expect(screen.getByLabelText('Tengu-Kai Henchman in your zone: +2, makes 3')).toBeTruthy();
  expect(screen.getByLabelText('Hurt to come: 3')).toBeTruthy();
  expect(button('Take the hit: −3')).toBeTruthy();
});

test('VG-177 with a Skull and nobody in reach there is no hit to take', () => {
  const s = rolled(['skull', 'hit', 'hit', 'hit'], { green: 'miss', zone: 'E' });
  show(<Actions s={s} asking={asked(s)} />);
  expect(button('1 Skull. Stop now: nobody reaches you')).toBeTruthy();
  expect(button('End the roll')).toBeTruthy();
});

test('VG-142 an action that could still be used is not thrown away by one touch', () => {
  const s = rolled(['hit', 'skull', 'skull', 'move'], { green: 'miss' });
  const asking = asked(s);
  show(<Actions s={s} asking={asking} />);
  fireEvent.press(button(/^(Take the hit|End the roll)/));
  expect(asking.play).not.toHaveBeenCalled();
  expect(screen.getByText('Still unused: Move, Hit. Once more ends the roll anyway.')).toBeTruthy();
  fireEvent.press(button(/^Yes, take the hit/));
  expect(asking.play).toHaveBeenCalledWith({ kind: 'endActions' });
});

test('VG-158 an ability turns actions into others; with two directions it asks which', () => {
  const s = rolled(['hit', 'shot', 'skull', 'skull'], { green: 'miss', slots: [['juggle']] });
  const asking = asked(s);
  show(<Actions s={s} asking={asking} />);
  fireEvent.press(button(/^Juggle: /));
  expect(asking.play).not.toHaveBeenCalled();
  const ways = within(screen.getByLabelText('Answers')).getAllByRole('button');
  expect(ways).toHaveLength(2);
  fireEvent.press(button(/^Veteran: /));
  expect(asking.play).toHaveBeenCalledWith({ kind: 'convert', slot: 3, input: 'shot' });
});

test('VG-156 a used ability lies face down and says why it does nothing', () => {
  const s = rolled(['shot', 'shot', 'skull', 'skull'], { green: 'miss' });
  s.play(0, { kind: 'convert', slot: 3, input: 'shot' });
  const refuse = jest.fn();
  show(<Actions s={s} asking={asked(s)} refuse={refuse} />);
  fireEvent.press(button('Veteran: used in this roll. Turn a Shot into a Hit.'));
  expect(refuse).toHaveBeenCalledWith('VG-156', expect.any(String));
});

test('VG-285 a hint says who can fall, and how to begin only when asked again', async () => {
  const s = rolled(['hit', 'shot', 'skull', 'skull'], { green: 'miss', change: only(['boss', 'X'], ['toughGuy', 'A']) });
  show(<Actions s={s} asking={asked(s)} />);
  fireEvent.press(button('Hint'));
  expect(await screen.findByText(/^One can fall in this roll: the Tough Guy in zone A\. /)).toBeTruthy();
  expect(screen.queryByText(/Begin so/)).toBeNull();
  fireEvent.press(button('How? Show me how to begin'));
  expect(screen.getByText(/Begin so: /)).toBeTruthy();
});

test('VG-126 each Run says its price, and the chosen one is rolled with', () => {
  const s = storm({ change: (state) => void (state.fight && (state.fight.zone = 1)) });
  const [go, choose] = [jest.fn(), jest.fn()];
  const asking = asked(s);
  show(<RunPanel view={s.state} asking={asking} chosen={undefined} onGo={go} onChoose={choose} />);
  fireEvent.press(button('Run to the boss zone: −3'));
  expect(choose).toHaveBeenCalledWith(2);
  fireEvent.press(button('Stay and roll'));
  expect(go).toHaveBeenCalled();
});

test('VG-129 where a Blocker bars the way no Run is offered', () => {
  const s = storm({ den: 'D2-3', change: (state) => void (state.fight && (state.fight.zone = 1)) });
  show(<RunPanel view={s.state} asking={asked(s)} chosen={undefined} onGo={() => undefined} onChoose={() => undefined} />);
  expect(screen.queryByRole('button', { name: /^Run to/ })).toBeNull();
  expect(screen.getByText('A Blocker stands in your way: no running from here.')).toBeTruthy();
});

test('VG-136 three Skulls: one is thrown out, the others roll again', () => {
  const s = rolled(['skull', 'skull', 'skull', 'hit'], { green: 'miss' });
  const asking = asked(s);
  show(<RerollPanel view={s.state} asking={asking} source={undefined} marked={[]} onSource={() => undefined} />);
  fireEvent.press(button('Discard a red Skull, roll 2 again'));
  expect(asking.play).toHaveBeenCalledWith({ kind: 'skullReroll', discard: 'red' });
});

test('VG-140 an ability rolls the marked dice again, and no others', () => {
  const s = rolled(['skull', 'hit', 'hit', 'hit'], { green: 'miss', slots: [['coldRead']] });
  const asking = asked(s);
  const source: RerollSource = { kind: 'reroll', slot: 0 };
  const panel = (marked: readonly number[], chosen?: RerollSource) => <RerollPanel view={s.state} asking={asking} source={chosen} marked={marked} onSource={() => undefined} />;
  const { rerender } = show(panel([]));
  expect(button('Cold Read: roll again')).toBeTruthy();
  expect(button('Fight')).toBeTruthy();
  rerender(onPhone(panel([], source)));
  expect(screen.getByText('Now touch the dice to roll again.')).toBeTruthy();
  rerender(onPhone(panel([0, 1], source)));
  expect(screen.getByText('It does not roll all of these again: take one back.')).toBeTruthy();
  rerender(onPhone(panel([0], source)));
  fireEvent.press(button('Roll Skull again'));
  expect(asking.play).toHaveBeenCalledWith({ kind: 'reroll', slot: 0, dice: [0] });
});

test('VG-190 the cheapest way out is marked, another can be chosen, and each is told zone by zone', () => {
  const s = storm({ den: 'D2-4', boss: 'batoman', change: (state) => {
    if (!state.fight) return;
    Object.assign(state.fight, { zone: 3, roll: 3 });
    only(['grunt', 'A'], ['toughGuy', 'B'], ['henchman', 'X'])(state);
    state.fight.alive |= 1 << enemy(state, 'grunt', 'A', 1);
  } });
  roll(s, ['hit', 'hit', 'hit', 'hit'], 'miss').play(0, { kind: 'endActions' });
  const asking = asked(s);
  const ways = waysOut(s.state);
  const choose = jest.fn();
  show(<ExitPanel view={s.state} asking={asking} ways={ways} chosen={0} onChoose={choose} />);
  expect(ways[0]?.hurt).toBeLessThan(ways[1]?.hurt ?? 0);
  fireEvent.press(screen.getByRole('radio', { name: 'Boss → A → Entry −3 Hurt: the boss zone, then zone A, then the entry' }));
  expect(choose).toHaveBeenCalledWith(ways.findIndex(({ hurt }) => hurt === 3));
  expect(screen.getByLabelText('Zone B: Tough Guy: +1, makes 2')).toBeTruthy();
  fireEvent.press(button('Get out: −2 Health'));
  expect(asking.play).toHaveBeenCalledWith({ kind: 'exit', path: [...(ways[0]?.path ?? [])] });
  expect(ways[0]?.path[ways[0].path.length - 1]).toBe(ENTRY);
});

test('VG-230 all ways to score lie open, the best one marked, and nothing need be scored', () => {
  const s = rolled(['doubleHit', 'hit', 'hit', 'hit'], { zone: 'X', green: 'miss', change: (state) => {
    only(['boss', 'X'])(state);
    me(state).inPlay = ['TK1', 'TK2', 'TK5'];
  } });
  s.play(0, { kind: 'doubleHit', enemy: enemy(s, 'boss') });
  const asking = asked(s);
  show(<ScorePanel view={s.state} asking={asking} />);
  // Compared by identity: a printed difference of two elements would hold the whole tree.
  const best = screen.getByRole('radio', { name: '+6: Batoman 4, Paper Lantern 2: Dripping Technique, Bamboo Lesson' });
  expect(screen.getAllByRole('radio')[0] === best).toBe(true);
  fireEvent.press(screen.getByRole('radio', { name: '+4: Batoman 2, Paper Lantern 2: Dripping Technique' }));
  expect(screen.getByText(/^1 card of Batoman would stay in play\./)).toBeTruthy();
  fireEvent.press(button('Score 4 points'));
  expect(asking.play).toHaveBeenCalledWith({ kind: 'scoreBoss', copies: 1 });
  expect(button('Keep all cards, score nothing')).toBeTruthy();
});

test('VG-134 the strip tells Health, the roll and the dice, and a touch says why so many', () => {
  const s = storm({ change: (state) => {
    me(state).health = [0, 2];
    if (state.fight) state.fight.penalty = 1;
  } });
  show(<HeroStrip view={s.state} />);
  for (const fact of ['Health 3 of 5', 'Roll 1 of 3', 'Dice: 3 red and the green one']) expect(screen.getByRole('img', { name: fact })).toBeTruthy();
});

test('VG-150 what is put somewhere it cannot go is answered with the rule', () => {
  const s = rolled(['shot', 'move', 'skull', 'skull'], { green: 'miss' });
  const boss = enemy(s, 'boss');
  expect(moveOf('token shot', `enemy ${boss}`)).toEqual({ kind: 'shoot', enemy: boss });
  expect(objection(s.state, 0, 'token shot', `enemy ${boss}`)).toMatchObject({ rule: 'VG-150' });
  expect(objection(s.state, 0, 'token shot', `enemy ${enemy(s, 'grunt', 'X')}`)).toBeUndefined();
  expect(objection(s.state, 0, 'token move', 'zone 2')).toBeUndefined();
  expect(objection(s.state, 0, 'token move', 'enemy 0')?.words).toMatch(/zone/);
  expect(objection(s.state, 0, 'token hit', 'zone 1')?.words).toMatch(/somebody/);
});
