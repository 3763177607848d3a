// Runs inline before the first paint of both front doors, so that a chosen theme never flashes the other one.
// Without a choice the styles follow the system by themselves.
try {
  const chosen = localStorage.getItem('theme')
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen
} catch {
  // Storage is switched off: the system's theme it is.
}
