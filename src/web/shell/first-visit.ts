// Runs inline at the end of pages that the build prerendered for somebody who has just arrived. Whoever has been here before
// sees the frame instead, until their own page is rendered. The page's code is fetched after the first paint: on a slow line it
// would come before the letters that somebody waits for.
import { browserStorage } from '#web/storage/browser-storage.ts'

const root = document.getElementById('root')

function content(id: string): DocumentFragment {
  return (document.getElementById(id) as HTMLTemplateElement).content
}

if (browserStorage.getItem('guestId') === null && browserStorage.getItem('signedIn') === null) {
  root?.replaceChildren(content('prerendered'))
  // Until the code is here nothing works, so nothing can be typed that would get lost.
  root?.toggleAttribute('inert', true)
}
requestAnimationFrame(() => setTimeout(() => document.head.append(content('scripts'))))
