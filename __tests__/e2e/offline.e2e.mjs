import assert from 'node:assert/strict';

export default function offline(test) {
  test('the installed page starts and plays without a network', async (visit) => {
    const page = await visit.open('phone', { installed: true });
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await visit.context.setOffline(true);
    await visit.goto('/box/pig');
    await visit.press('Play now');
    await visit.button(/^Die, showing/).waitFor({ timeout: 60_000 });
    await visit.picture('playing offline');
    const manifest = await page.evaluate(() => document.querySelector('link[rel="manifest"]')?.getAttribute('href'));
    assert.equal(manifest, '/manifest.webmanifest');
  }, { alone: true });
}
