// Runs before the first paint: a theme chosen in the settings must not flash in the other one. Big screens are dark.
try {
  const { theme } = JSON.parse(localStorage.getItem('holdup.settings') ?? '{}');
  const wanted = /\/tv\/?$/.test(location.pathname) ? 'dark' : theme;
  if (wanted === 'light' || wanted === 'dark') document.documentElement.dataset.theme = wanted;
} catch {
  // Nothing is stored, or it can't be read: the device decides.
}
