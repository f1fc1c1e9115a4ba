/** Builds the web app, serves it, and says where to open it: here and on a phone in the same network. */
import { networkInterfaces } from 'node:os';
import path from 'node:path';

import { root, run } from './lib/run.mjs';
import { serve } from './lib/serve.mjs';

const FIRST_PORT = Number(process.env.PORT ?? 8090);
const MOST_PORTS = 20;

/** Serves at the first port that nobody else uses. */
async function serveSomewhere(directory) {
  for (let port = FIRST_PORT; ; port++) {
    try {
      await serve(directory, port);
      return port;
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || port >= FIRST_PORT + MOST_PORTS) throw error;
    }
  }
}

function addressInTheNetwork() {
  for (const addresses of Object.values(networkInterfaces())) {
    const found = addresses?.find((address) => address.family === 'IPv4' && !address.internal);
    if (found) return found.address;
  }
  return undefined;
}

await run(process.execPath, ['scripts/build-web.mjs']);
const port = await serveSomewhere(path.join(root, 'dist'));
const address = addressInTheNetwork();
console.log(`
  Grudgebox is on the table.

  Here:        http://localhost:${port}
  On a phone:  ${address ? `http://${address}:${port} (same network)` : 'connect this computer to the same network first'}
               Phones hand out motion sensors only to secure pages: over plain http everything is played by touch.
               For shaking and throwing, run "npx expo start" and scan the code with Expo Go.

  Stop with Ctrl+C.
`);
