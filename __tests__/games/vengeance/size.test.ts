import { whoActs } from '@/engine/asked';
import { decide } from '@/engine/bots/bot';
import { Match } from '@/engine/match';
import { packSave } from '@/engine/packing';
import { Random } from '@/engine/random';
import { vengeanceBots } from '@/games/vengeance/bot';
import { vengeanceGame } from '@/games/vengeance/game';
import { DEFAULTS } from '@/games/vengeance/rules/options';

const KB = 1024;
const bytesOf = (data: unknown): number => Buffer.byteLength(JSON.stringify(data));

test('a game of four stays small: 4 KB of state, 12 KB of save', () => {
  const match = Match.create(vengeanceGame, { ...DEFAULTS, seats: 4 }, 'size');
  const random = Random.fromSeed('size');
  let largest = 0;
  while (!match.outcome) {
    const seat = whoActs(match.prompts(), random);
    if (seat === undefined) throw new Error('nobody is asked');
    match.play(seat, decide(vengeanceBots.easy.think(match.view(seat), seat, random)));
    largest = Math.max(largest, bytesOf(match.state));
  }
  expect(largest).toBeLessThanOrEqual(4 * KB);
  expect(bytesOf(packSave(match.save()))).toBeLessThanOrEqual(12 * KB);
});
