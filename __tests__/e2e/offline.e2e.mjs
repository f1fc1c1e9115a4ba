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
    // A battle needs the cards of its boss, which nobody has sent for yet.
    await visit.goto('/box/ronins-revenge');
    await visit.press('Play now');
    await visit.button('Menu').waitFor({ timeout: 60_000 });
    await visit.eventually(() => page.getByText(/Ushikado/).first().isVisible(), 'the boss is on the table');
    await visit.picture('a battle offline');
    // Another boss brings rules of its own too: the river rises as soon as the battle begins.
    await visit.goto('/box/ronins-revenge/new');
    await page.getByText('Ushikado, Gaoler of the Ash Gate').click();
    await page.getByRole('radio', { name: /Funa-Kuro/ }).first().click();
    await visit.press('Start');
    await visit.button('Menu').waitFor({ timeout: 60_000 });
    await visit.eventually(() => page.getByText(/Funa-Kuro/).locator('visible=true').first().isVisible(), 'the other boss is on the table');
    await visit.picture('another battle offline');
  });
}
