// Built pages keep themselves for offline play; the development server's do not.
addEventListener('load', () => {
  if ('serviceWorker' in navigator && document.querySelector('script[src^="/_expo/"]')) navigator.serviceWorker.register('/sw.js');
});
