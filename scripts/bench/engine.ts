/** Our engine beside boardgame.io in one process: moves per CPU second, bytes of a save, memory of a match, replaying. */
import v8 from 'node:v8';
import vm from 'node:vm';

import { canonicalJson } from '@/engine/json';
import { Match } from '@/engine/match';
import { packSave } from '@/engine/packing';
import { Replayer } from '@/engine/replayer';
import type { MatchSave } from '@/engine/save';

import { gridGame } from '../../__tests__/kit/toys/grid';
import { duel, markdownTable } from '../lib/measure';
import { grouped } from '../lib/table';
import {
  gridSteps,
  newPig,
  newPigPeer,
  playGridInPlace,
  playGridMatch,
  playGridPeer,
  playPigInPlace,
  playPigMatch,
  playPigPeer,
  savedByPeer,
} from './peers/games';

const PEER_MOVES = 1000;
/** Ours is faster: it gets more to do, so that both are timed over a similar span. */
const OUR_MOVES = 20_000;

const times = (ratio: number): string => `${ratio.toFixed(ratio < 10 ? 1 : 0)}×`;

function speed(): string {
  const steps = gridSteps(OUR_MOVES);
  const fewSteps = steps.slice(0, PEER_MOVES);
  const same = canonicalJson(playGridMatch(fewSteps).state.cells) === canonicalJson(playGridPeer(fewSteps).getState()?.G.cells);
  if (!same) throw new Error('the two engines play different grids');
  const pig = duel({
    match: () => (playPigMatch(OUR_MOVES), OUR_MOVES),
    inPlace: () => (playPigInPlace(OUR_MOVES * 5), OUR_MOVES * 5),
    peer: () => (playPigPeer(PEER_MOVES), PEER_MOVES),
  });
  const grid = duel({
    match: () => (playGridMatch(steps), OUR_MOVES),
    inPlace: () => (playGridInPlace(steps), OUR_MOVES),
    peer: () => (playGridPeer(fewSteps), PEER_MOVES),
  });
  const row = (name: string, { match, inPlace, peer }: typeof pig) => [
    name,
    grouped(peer),
    grouped(match),
    `**${times(match / peer)}**`,
    grouped(inPlace),
    times(inPlace / peer),
  ];
  return markdownTable([
    ['moves per CPU second', 'boardgame.io Client', 'Match', 'Match / Client', 'rules in place (bots, simulations)', 'in place / Client'],
    row('Pig, 2 seats', pig),
    row('12 × 12 grid, 40 pieces, 4 seats', grid),
  ]);
}

function bytes(): string {
  const steps = gridSteps(100);
  const bytesOf = (text: string) => Buffer.byteLength(text);
  const pigMatch = playPigMatch(60);
  const gridMatch = playGridMatch(steps);
  const row = (name: string, save: MatchSave, peer: string) => {
    const written = bytesOf(JSON.stringify(packSave(save)));
    return [name, grouped(bytesOf(peer)), grouped(written), `**${times(bytesOf(peer) / written)}**`];
  };
  return markdownTable([
    ['bytes of a saved match', 'boardgame.io', 'ours', 'ratio'],
    row('Pig, 60 moves', pigMatch.save(), savedByPeer(playPigPeer(60))),
    row('grid, 100 moves', gridMatch.save(), savedByPeer(playGridPeer(steps))),
  ]);
}

v8.setFlagsFromString('--expose-gc');
const collectGarbage = vm.runInNewContext('gc') as () => void;

/** Kilobytes of heap that one of many living things needs. */
function kilobytesEach(make: (i: number) => unknown, count: number): number {
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const alive = Array.from({ length: count }, (_, i) => make(i));
  collectGarbage();
  const used = process.memoryUsage().heapUsed - before;
  return alive.length === count ? used / count / 1024 : NaN;
}

function memory(): string {
  const steps = gridSteps(100);
  const row = (name: string, ours: number, peer: number) => [name, peer.toFixed(1), ours.toFixed(1), `**${times(peer / ours)}**`];
  return markdownTable([
    ['KB of heap for a running match', 'boardgame.io', 'ours', 'ratio'],
    row('Pig, new', kilobytesEach((i) => newPig(`memory-${i}`), 500), kilobytesEach(newPigPeer, 200)),
    row('grid, 100 moves', kilobytesEach(() => playGridMatch(steps), 200), kilobytesEach(() => playGridPeer(steps), 50)),
  ]);
}

function replaying(): string {
  const save = playGridMatch(gridSteps(2000)).save();
  const { length } = save.moves;
  const film = Replayer.ofSave(gridGame, save);
  film.position(length);
  const rates = duel({
    load: () => [...Match.verify(gridGame, save)].length,
    film: () => (Replayer.ofSave(gridGame, save).position(length), length),
    scrub: () => {
      for (let i = 0; i < length; i++) film.position((i * 811) % length);
      return length;
    },
    jump: () => {
      for (let i = 0; i < 20; i++) Match.load(gridGame, save);
      return 20;
    },
  });
  return markdownTable([
    ['replaying a grid match of 2 000 moves', 'per CPU second'],
    ['moves replayed and checked while loading', grouped(rates.load)],
    ['moves replayed by the replayer', grouped(rates.film)],
    ['jumps of the scrub bar to anywhere', grouped(rates.scrub)],
    ['loads from the checkpoint', grouped(rates.jump)],
  ]);
}

console.log([speed(), bytes(), memory(), replaying()].join('\n\n'));
