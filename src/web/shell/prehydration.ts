// Runs inline in the app's pages, before they are painted. Three things: it says whether what the build drew is
// what this person would see, and lets a guest arrive; it has the rest of the page fetched, after the first paint where there
// is something to paint; and it keeps what is pressed before the page's code is there, and does it once hydration.tsx says so.
import { INITIAL_DATA } from '#routes/initial-data.ts'
import { startGuest } from '#web/guest/guest-identity.ts'
import { randomText } from '#web/random-text.ts'
import { browserStorage } from '#web/storage/browser-storage.ts'

const html = document.documentElement
const held: Element[] = []

/**
 * What was drawn is what they see who have kept nothing more here and follow no link with more to say: what the build drew is
 * for those who are not signed in, what the server drew for whose account it is.
 */
function isTheirs(): boolean {
  const { pathname, search, hash } = location
  const isAccount = document.getElementById(INITIAL_DATA) !== null
  if (!isAccount && browserStorage.getItem('signedIn') !== null) return false
  if (pathname === '/auth') return search === '' && !history.state?.usr?.mode
  const isGuest = search === '?as=guest' || (search === '' && browserStorage.getItem('guestId') !== null)
  const known = isAccount
    ? /^(signedIn|theme|homeSeen|surveyRate|menuGroups)$/
    : /^(guestId|theme|homeSeen|surveyRate|menuGroups)$/
  return (
    (isAccount ? search === '' : isGuest) &&
    browserStorage.keys().every(key => known.test(key)) &&
    hash === '' &&
    !history.state?.usr &&
    !document.cookie.includes('sidebar:state=false')
  )
}

function hold(event: Event): void {
  if (html.dataset.hydrated !== undefined || !(event.target instanceof Element)) return
  // What the browser does by itself needs no code: links, ticks, words that explain themselves.
  const pressable = 'button:not([type=submit], [popovertarget])'
  const pressed = event.type === 'submit' ? event.target : event.target.closest(pressable)
  if (!pressed) return
  event.preventDefault()
  event.stopPropagation()
  // However often: a form is sent once, a button is pressed each time.
  if (event.type === 'submit' && held.includes(pressed)) return
  held.push(pressed)
  pressed.setAttribute('data-held', '')
}

function press(pressed: Element): void {
  pressed.removeAttribute('data-held')
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit()
  else if (pressed instanceof HTMLElement && pressed.isConnected) pressed.click()
}

/** Code of the page, named in a template. */
function fetchRest(): void {
  const rest = document.querySelector<HTMLTemplateElement>('#rest')
  if (!rest) return
  // In the order in which they stand, each by itself; asking for twenty files at once takes a slow phone a tenth of a second.
  rest.remove()
  for (const element of rest.content.children) {
    if (element instanceof HTMLScriptElement) element.async = false
    setTimeout(() => document.head.append(element))
  }
}

if (isTheirs()) {
  // Before anything else: the links of the page lead on without any code.
  if (location.search === '?as=guest') startGuest(browserStorage, Date.now(), randomText)
  html.dataset.prerendered = ''
}
// A page in a tab that nobody looks at is not painted.
if (html.dataset.prerendered === undefined || document.hidden) fetchRest()
else new PerformanceObserver(fetchRest).observe({ type: 'paint', buffered: true })
addEventListener('click', hold, true)
addEventListener('submit', hold, true)
// One by one: the page hears of a press, and of what was typed before, before the next.
addEventListener('hydrated', () => {
  for (const pressed of held.splice(0)) setTimeout(press, 0, pressed)
})
