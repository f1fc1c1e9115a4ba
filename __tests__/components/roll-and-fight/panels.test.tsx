import { fireEvent, screen, within } from '@testing-library/react-native';

import { Match } from '@/engine/match';
import { rollAndFight } from '@/games/roll-and-fight';
import type { Move } from '@/games/roll-and-fight/rules/moves';
import { scoreNow } from '@/games/roll-and-fight/rules/scoring';
import type { State } from '@/games/roll-and-fight/rules/state';
import { AbilityShop } from '@/games/roll-and-fight/table/panels/AbilityShop';
import { ActivationPanel } from '@/games/roll-and-fight/table/panels/ActivationPanel';
import { FlashbackPanel } from '@/games/roll-and-fight/table/panels/FlashbackPanel';
import { SidePanel } from '@/games/roll-and-fight/table/panels/SetupPanel';
import { TargetPanel } from '@/games/roll-and-fight/table/panels/TargetPanel';
import { SHOOTING } from '@/games/roll-and-fight/table/shootingLesson';
import { arrangedGame } from '@/table/learn/arranged';
import { PointedContext } from '@/table/learn/pointing';
import { show } from '@tests/components/shelf/show';

const OPTIONS = { seats: 1, heroes: ['kaja'], bosses: ['donZemun'], boards: [1], rollingMode: 'throwBudget' };
/** The ring around what a lesson points at. */
const RING = '0 0 0 4px';

/** In this seed the Flashback dice are Training, Recon and Purchase; two runners and then three knives fall. */
function scene(...played: readonly Move[]) {
  const match = Match.create(rollAndFight.game, OPTIONS, 'alley666');
  for (const move of [{ type: 'chooseSide', side: 'A' } as const, ...played]) match.play(0, move);
  const state: State = match.state;
  const [player] = state.players;
  if (!player) throw new Error('nobody plays');
  const play = jest.fn((move: Move) => Promise.resolve(Boolean(match.play(0, move))));
  return { match, view: state, player, moves: [...match.legal(0)], play, explainRefusal: jest.fn(), lively: false };
}

const IN_THE_FIGHT: readonly Move[] = [
  { type: 'act', sources: [1], choice: { action: 'recon', ability: 'dash' } },
  { type: 'ready' },
  { type: 'roll', t: 0, dice: [0, 1, 2, 3] },
  { type: 'stop', t: 400 },
];

test('RF-36 a die is spent on what it shows', () => {
  const { match, ...props } = scene();
  show(<FlashbackPanel {...props} />);
  fireEvent.press(screen.getByRole('button', { name: 'Train: +2 XP, 3 XP are a point' }));
  expect(props.play).toHaveBeenCalledWith({ type: 'act', sources: [0], choice: { action: 'training' } });
  expect(match.state.players[0]?.xp).toBe(2);
});

test('RF-36 what a die shows is offered before everything that it may be taken for', () => {
  const { match, ...props } = scene();
  const view: State = { ...match.state, flashback: ['loot', 'training', 'training'] };
  show(<FlashbackPanel {...props} view={view} moves={[...rollAndFight.game.moves(view, 0)]} />);
  const offered = within(screen.getByLabelText('What it gives')).getAllByRole('button').map((button) => String(button.props.accessibilityLabel));
  expect(offered.length).toBeGreaterThan(3);
  expect(offered[0]).toMatch(/^Take loot/);
});

test('RF-7 a Training says what it is worth in points: the second one brings the first', () => {
  const trained = scene({ type: 'act', sources: [0], choice: { action: 'training' } });
  show(<FlashbackPanel {...trained} />);
  fireEvent.press(screen.getByRole('button', { name: 'Bonus action' }));
  const before = scoreNow(trained.player);
  fireEvent.press(screen.getByRole('button', { name: 'Train: +2 XP, +1 point' }));
  const after = trained.match.state.players[0];
  expect(after && scoreNow(after) - before).toBe(1);
});

test('RF-43 a dear Recon is offered once and takes two actions', () => {
  const props = scene();
  show(<FlashbackPanel {...props} />);
  fireEvent.press(screen.getByRole('button', { name: 'Die 2: Recon' }));
  fireEvent.press(screen.getByRole('button', { name: 'Recon Charge, two Recons: Move › Hit' }));
  expect(props.play).toHaveBeenCalledWith({ type: 'act', sources: [1, 3], choice: { action: 'recon', ability: 'charge' } });
});

test('RF-36 a used die says so instead of doing anything', () => {
  const props = scene({ type: 'act', sources: [0], choice: { action: 'training' } });
  show(<FlashbackPanel {...props} />);
  fireEvent.press(screen.getByRole('button', { name: 'Die 1: Training, used' }));
  expect(props.explainRefusal).toHaveBeenCalledWith('RF-36', expect.any(String));
  expect(props.play).not.toHaveBeenCalled();
});

test('RF-60 whoever is ready with something unspent is asked first', () => {
  const props = scene({ type: 'act', sources: [0], choice: { action: 'training' } });
  show(<FlashbackPanel {...props} />);
  fireEvent.press(screen.getByRole('button', { name: 'Ready' }));
  expect(props.play).not.toHaveBeenCalled();
  screen.getByText('Recon, Purchase and the bonus are not spent yet and would be lost.');
  fireEvent.press(screen.getByRole('button', { name: 'Keep choosing' }));
  screen.getByRole('button', { name: /^Recon Dash/ });
  fireEvent.press(screen.getByRole('button', { name: 'Ready' }));
  fireEvent.press(screen.getByRole('button', { name: 'Ready all the same' }));
  expect(props.play).toHaveBeenCalledWith({ type: 'ready' });
});

test('RF-60 with everything spent nobody is asked', () => {
  const props = scene(
    { type: 'act', sources: [0], choice: { action: 'training' } },
    { type: 'act', sources: [1], choice: { action: 'recon', ability: 'dash' } },
    { type: 'act', sources: [2], choice: { action: 'purchase', item: 0 } },
    { type: 'act', sources: [3], choice: { action: 'training' } },
  );
  show(<FlashbackPanel {...props} />);
  fireEvent.press(screen.getByRole('button', { name: 'Ready' }));
  expect(props.play).toHaveBeenCalledWith({ type: 'ready' });
});

test('RF-39 an item says what it does before it is bought', () => {
  show(<FlashbackPanel {...scene()} />);
  fireEvent.press(screen.getByRole('button', { name: 'Die 3: Purchase' }));
  screen.getByRole('button', { name: 'Buy Bandages, Heal, Heal.' });
  screen.getByRole('button', { name: 'Buy Power Herbs, Jump.' });
});

test('RF-21 a side can be looked at before it is chosen', () => {
  const { player, play } = scene();
  const onSide = jest.fn();
  show(<SidePanel player={player} side="A" onSide={onSide} play={play} />);
  fireEvent.press(screen.getByRole('button', { name: 'Look at Harbour Ice House' }));
  expect(onSide).toHaveBeenCalledWith('B');
});

test('RF-111 what can be used is a card, and using it asks for its target', () => {
  const { match, ...props } = scene(...IN_THE_FIGHT);
  show(<ActivationPanel {...props} />);
  fireEvent.press(screen.getByRole('button', { name: /^Use Dash, recon mark: Move/ }));
  expect(match.state.players[0]?.activation).toBeDefined();
});

test('RF-124 every room next door is a target', () => {
  const { match, play } = scene(...IN_THE_FIGHT, { type: 'activate', source: { from: 'recon', ability: 'dash' } });
  const [player] = match.state.players;
  if (!player) throw new Error('nobody plays');
  show(<TargetPanel view={match.state} player={player} moves={[...match.legal(0)]} room={undefined} play={play} />);
  expect(screen.getAllByRole('button', { name: /^Go to / })).toHaveLength(3);
  fireEvent.press(screen.getByRole('button', { name: /^Go to Scullery, safe to stay, a blocker holds you/ }));
  expect(match.state.players[0]?.room).toBe(1);
});

test('a lesson rings the ability that is to be bought, and no other', () => {
  const { state } = Match.create(arrangedGame(rollAndFight.game, SHOOTING), SHOOTING.options, SHOOTING.seed);
  const [player] = state.players;
  if (!player) throw new Error('nobody plays');
  const moves = [...rollAndFight.game.moves(state, 0)];
  const step = SHOOTING.steps.find((each) => each.kind === 'do' && each.expect.type === 'buyTile');
  show(
    <PointedContext value={step?.point ?? []}>
      <AbilityShop player={player} moves={moves} visible play={jest.fn()} onClose={jest.fn()} />
    </PointedContext>,
  );
  const rung = JSON.stringify(screen.toJSON()).split(RING).slice(1);
  expect(rung.map((after) => /Buy [A-Z]\w+/.exec(after)?.[0])).toEqual(['Buy Barrage']);
});
