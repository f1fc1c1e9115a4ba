/** As large as letters get. */
export async function enlarge(visit) {
  const slider = visit.page.getByRole('slider', { name: 'Text size' });
  await visit.goto('/settings');
  await visit.eventually(async () => {
    await slider.press('PageUp');
    return (await slider.getAttribute('aria-valuetext')) === '200 %';
  }, 'letters are twice as large');
}
