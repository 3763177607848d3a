// Runs inline in the app's pages that come whole, before they are painted. Two things: it says whether what the build drew is
// what this person would see, and it keeps what is pressed before the page's code is there, which take-over.tsx then does.
const html = document.documentElement

/** The sign-in form, for somebody whom no mail has led here and who has not asked for another. */
function isTheirs(): boolean {
  return localStorage.getItem('signedIn') === null && location.search === '' && !history.state?.usr?.mode
}

function hold(event: Event): void {
  if (html.dataset.awake !== undefined || !(event.target instanceof Element)) return
  // What the browser does by itself needs no code: links, words that explain themselves.
  const pressable = 'button:not([type=submit], [popovertarget]), [type=checkbox], [type=radio]'
  const pressed = event.type === 'submit' ? event.target : event.target.closest(pressable)
  if (!pressed) return
  event.preventDefault()
  event.stopPropagation()
  document.querySelector('[data-held]')?.removeAttribute('data-held')
  pressed.setAttribute('data-held', '')
}

try {
  if (isTheirs()) html.dataset.stands = ''
} catch {
  // Storage is switched off: nobody can be a guest here.
}
addEventListener('click', hold, true)
addEventListener('submit', hold, true)
