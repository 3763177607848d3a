// Runs inline before the first paint of both front doors, so that nothing that was chosen flashes or moves the page.
// Without a choice the styles follow the system by themselves.
try {
  const chosen = localStorage.getItem('theme')
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen
  // A public page offers itself in the language that was chosen, or that the browser asks for. Asked later, it would push the page down.
  const language = localStorage.getItem('language') ?? (navigator.language.startsWith('es') ? 'es' : '')
  if (/^e[ns]$/.test(language) && language !== document.documentElement.lang)
    document.documentElement.dataset.offer = language
} catch {
  // Storage is switched off: the system's theme it is.
}
