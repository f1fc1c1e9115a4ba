/** Two builds: a page that was opened before an update goes on with the files it has, and says where the new version is. */
import assert from 'node:assert/strict';
import { cp, mkdtemp, readFile, readdir, rename, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { root } from '../../scripts/lib/run.mjs';
import { serve } from '../../scripts/lib/serve.mjs';

const PACKED = /\.(br|gz)$/;
const HASHED = /^(.+-)([0-9a-f]{32})\.js$/;
const PATIENCE_MS = 120_000;

const filesBelow = async (folder) => (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
const buildOf = (page) => page.evaluate(() => document.querySelector('meta[name="grudgebox-build"]').content);

/** The same app as if every line of it had been written anew: all modules have other names, none of the old ones is there. */
async function makeNextBuild(from, to) {
  await cp(from, to, { recursive: true });
  const names = new Map();
  for (const file of await filesBelow(to)) {
    const hashed = HASHED.exec(path.basename(file));
    if (hashed) names.set(hashed[2], [...hashed[2]].reverse().join(''));
  }
  const version = /grudgebox-build" content="(\w+)"/.exec(await readFile(path.join(to, 'index.html'), 'utf8'))[1];
  names.set(version, [...version].reverse().join(''));
  for (const file of await filesBelow(to)) {
    if (/\.(js|html|json)$/.test(file)) {
      let text = await readFile(file, 'utf8');
      for (const [old, next] of names) text = text.replaceAll(old, next);
      await writeFile(file, text);
    }
    const hashed = HASHED.exec(path.basename(file));
    if (hashed) await rename(file, path.join(path.dirname(file), `${hashed[1]}${names.get(hashed[2])}.js`));
  }
}

/** A server whose app can be replaced while it runs. */
async function hostTwoBuilds() {
  const folder = await mkdtemp(path.join(tmpdir(), 'builds-'));
  const [one, two, current] = ['one', 'two', 'current'].map((name) => path.join(folder, name));
  await cp(path.join(root, 'dist'), one, { recursive: true, filter: (file) => !PACKED.test(file) });
  await makeNextBuild(one, two);
  await symlink(one, current);
  const server = await serve(current, 0, '127.0.0.1');
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    update: async () => {
      await unlink(current);
      await symlink(two, current);
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await rm(folder, { recursive: true });
    },
  };
}

export default function updates(test) {
  test('a running page keeps the files of its build, and the shelf offers the new one', async (visit) => {
    const host = await hostTwoBuilds();
    visit.address = host.address;
    try {
      const page = await visit.open('phone', { installed: true });
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      const other = await visit.context.newPage();
      await other.goto(host.address);
      await other.getByRole('heading', { name: 'Grudgebox' }).waitFor();
      const before = await buildOf(page);
      await host.update();
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
      await page.getByRole('button', { name: 'Reload to update' }).waitFor({ timeout: PATIENCE_MS });
      await visit.inspect('a new version is here');

      // Nothing of this box has been fetched yet, and the server no longer has it.
      await page.getByRole('link', { name: /^Dungeon Fighter/ }).first().click();
      await page.getByRole('button', { name: 'Play now' }).click({ timeout: PATIENCE_MS });
      await page.getByRole('button', { name: 'Menu' }).waitFor({ timeout: PATIENCE_MS });
      assert.equal(await buildOf(page), before, 'nobody is called away from a table');

      await page.goto(host.address);
      assert.equal(await buildOf(page), before, 'a page that is loaded while the new version waits is of the old one');
      await page.getByRole('button', { name: 'Reload to update' }).click({ timeout: PATIENCE_MS });
      await page.waitForFunction((old) => document.querySelector('meta[name="grudgebox-build"]')?.content !== old, before, { timeout: PATIENCE_MS });
      await page.getByRole('link', { name: /^Bounty Trail/ }).first().waitFor({ timeout: PATIENCE_MS });
      assert.equal(await page.getByRole('button', { name: 'Reload to update' }).count(), 0);
      await page.getByText('CONTINUE').waitFor();

      // The other window still runs the old version, under the new one's guard.
      assert.equal(await buildOf(other), before);
      await other.getByRole('link', { name: /^Roll & Fight/ }).first().click();
      await other.getByRole('button', { name: 'Play now' }).click({ timeout: PATIENCE_MS });
      await other.getByRole('button', { name: 'Menu' }).waitFor({ timeout: PATIENCE_MS });

      // When it is closed, nothing of the old version is kept any longer.
      await other.close();
      await page.reload();
      await page.waitForFunction(async () => (await caches.keys()).length === 1, undefined, { timeout: PATIENCE_MS });
    } finally {
      await host.close();
    }
  });

  test('a module that is lost is told in words, with a way on and a way back', async (visit) => {
    const host = await hostTwoBuilds();
    const context = await visit.browser.newContext({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } });
    context.setDefaultTimeout(PATIENCE_MS);
    try {
      const page = await context.newPage();
      await page.goto(host.address);
      await page.getByRole('link', { name: /^Pig/ }).first().waitFor({ timeout: PATIENCE_MS });
      const before = await buildOf(page);
      await host.update();
      await page.getByRole('link', { name: /^Pig/ }).first().click();
      await page.getByRole('button', { name: 'Play now' }).click();
      await page.getByText(/could not be fetched/).waitFor({ timeout: PATIENCE_MS });
      assert.doesNotMatch(await page.locator('body').innerText(), /https?:|\.js|_expo/, 'no address is shown');
      await page.getByRole('button', { name: 'Reload the page' }).click();
      await page.waitForFunction((old) => document.querySelector('meta[name="grudgebox-build"]')?.content !== old, before, { timeout: PATIENCE_MS });
      await page.getByRole('button', { name: 'Play now' }).or(page.getByRole('button', { name: 'Menu' })).first().waitFor({ timeout: PATIENCE_MS });
    } finally {
      await context.close();
      await host.close();
    }
  });
}
