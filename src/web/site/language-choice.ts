import { browserStorage } from '#web/storage/browser-storage.ts'

/**
 * Keeps the language that somebody chose, for before-paint.ts, which offers a page in it. What only the browser asked for is
 * offered once. Where nothing can be kept, the links lead there all the same.
 */
const KEY = 'language'
const { documentElement } = document

document.addEventListener('click', ({ target }) => {
  const chosen =
    target instanceof Element ? target.closest<HTMLElement>('[data-language]')?.dataset.language : undefined
  if (!chosen) return
  browserStorage.setItem(KEY, chosen)
  if (chosen === documentElement.lang) delete documentElement.dataset.offer
})

if (documentElement.dataset.offer && browserStorage.getItem(KEY) === null) browserStorage.setItem(KEY, 'offered')
