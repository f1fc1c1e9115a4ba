// Built pages keep themselves for offline play; the development server's do not.
addEventListener('load', async () => {
  const build = document.querySelector('meta[name="grudgebox-build"]')?.content;
  if (!('serviceWorker' in navigator) || !build) return;
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ tidyFor: build });
});
