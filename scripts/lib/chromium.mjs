/** Finds a Chromium to drive; installs Debian's where there is none and apt can. */
import { execFileSync, spawnSync } from 'node:child_process';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function find() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  for (const name of NAMES) {
    const which = spawnSync('which', [name], { encoding: 'utf8' });
    if (which.status === 0) return which.stdout.trim();
  }
  return undefined;
}

export function chromiumPath() {
  const found = find();
  if (found) return found;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
  const apt = (...args) => {
    const [command, ...rest] = [...sudo, 'apt-get', ...args];
    // apt's chatter goes to the error stream: what a script prints is its result.
    execFileSync(command, rest, { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  };
  apt('update', '-qq');
  apt('install', '-y', '-qq', 'chromium');
  const installed = find();
  if (!installed) throw new Error('No Chromium found. Install one, or set CHROMIUM to its path.');
  return installed;
}

/** Software GL, and none of Chromium's own conversations with the outside. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

/**
 * For whoever looks and does not measure: GL only for what is drawn with GL. A page put together without it looks the same,
 * and a processor that plays the graphics chip has less than half of the work.
 */
export const LOOKING_ARGS = [...CHROMIUM_ARGS, '--disable-gpu-compositing'];

/** For whoever plays: no GL at all, as in browsers that give none. Skia draws by itself then, for half of what it costs to play the graphics chip. */
export const PLAYING_ARGS = [...LOOKING_ARGS, '--disable-3d-apis'];
