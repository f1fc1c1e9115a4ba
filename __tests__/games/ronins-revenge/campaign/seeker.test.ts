import { playSaga } from './reached';
import { seeker, wishFor } from './seeker';

const MOST_TRIES = 6;

test.each(['epilogue sayaka/broken/1', 'epilogue sayaka/transformed/1', 'ending emptySeat/1', 'ending dawn/2', 'option 6/v2/C', 'also 8/9/0'])('who looks for a rare line of the book finds it: %s', (name) => {
  const wish = wishFor(name);
  const met = new Set<string>();
  for (let i = 0; i < MOST_TRIES && !met.has(name); i++) {
    playSaga(`${name} ${i}`, met, { options: { seats: 1, heroes: ['takahiro'], others: 'heroes', secretLetters: false }, chance: wish.chance, attitude: 'opinion', player: seeker(wish) });
  }
  expect([...met]).toContain(name);
});
