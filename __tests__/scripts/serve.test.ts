import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The server is a plain module of scripts: it runs as a process of its own, as `npm run play` runs it. */
const SOURCE = `
  import { serve } from ${JSON.stringify(`file://${path.resolve('scripts/lib/serve.mjs')}`)};
  const server = await serve(process.argv[1], 0, '127.0.0.1');
  console.log(server.address().port);
`;

/** Sends a request line as it is: no client library mends the address on its way. */
const ask = (port: number, address: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`GET ${address} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n`));
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });

let folder: string;
let server: ReturnType<typeof execFile>;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'served-'));
  writeFileSync(path.join(folder, 'index.html'), '<p>the page</p>');
  writeFileSync(path.join(folder, 'app.js'), 'run()');
  server = execFile(process.execPath, ['--input-type=module', '-e', SOURCE, folder]);
  port = await new Promise((resolve, reject) => {
    server.stdout?.on('data', (told: Buffer) => resolve(Number(told.toString())));
    server.on('exit', () => reject(new Error('the server died')));
  });
});

afterAll(() => {
  server.kill();
  rmSync(folder, { recursive: true });
});

test.each(['/%', '//', '//host/x', '/%00', '/%E0%A4%A', 'nonsense'])('%s is no address: 400, and the server lives on', async (address) => {
  expect(await ask(port, address)).toMatch(/^HTTP\/1\.1 400 /);
  expect(await ask(port, '/')).toContain('the page');
});

test.each(['/../package.json', '/..%2f..%2fpackage.json', '/none.js'])('%s is not found', async (address) => {
  expect(await ask(port, address)).toMatch(/^HTTP\/1\.1 404 /);
});

test('every answer says what a browser may do with it', async () => {
  for (const address of ['/', '/app.js', '/none.js', '/%']) {
    const answer = await ask(port, address);
    expect(answer).toMatch(/^X-Content-Type-Options: nosniff\r$/m);
    expect(answer).toMatch(/^X-Frame-Options: DENY\r$/m);
    expect(answer).toMatch(/^Referrer-Policy: no-referrer\r$/m);
    expect(answer).toMatch(/^Content-Security-Policy: .*script-src 'self' 'wasm-unsafe-eval';.*frame-ancestors 'none'\r$/m);
  }
});
