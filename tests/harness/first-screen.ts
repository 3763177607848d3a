import type { Page } from 'playwright-core'

export interface FirstScreen {
  /** Words of the page that can be seen before anything is opened; names of choices in a list are not counted. */
  words: number
  /** What its one button says, where that stands whole in the first screen of a phone, above the bar at its foot. */
  action: string | null
  /** Whether a field to fill in or a choice to make stands there. */
  field: boolean
}

/** What somebody sees of a page before they touch it. */
export function firstScreen(page: Page): Promise<FirstScreen> {
  return page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const bar = document.querySelector('.phone-bar')?.getBoundingClientRect().top ?? innerHeight
    const isInSight = (element: Element) => {
      const { width, bottom } = element.getBoundingClientRect()
      return isSeen(element) && width > 2 && bottom <= bar
    }
    let words = 0
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const around = text.parentElement
      if (!around || !isSeen(around) || around.closest('option, .sr-only')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      // What is only there for a screen reader is one pixel large.
      if (range.getBoundingClientRect().width < 2) continue
      words += (text.textContent ?? '').split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length
    }
    const button = [...main.querySelectorAll('.button.bg-action')].find(isInSight)
    const field = [...main.querySelectorAll('input, select, textarea')].some(isInSight)
    return { words, action: button?.textContent?.trim() ?? null, field }
  })
}
