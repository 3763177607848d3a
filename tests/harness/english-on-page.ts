import type { Page } from 'playwright-core'
import { ALLOWED_ENGLISH, ALLOWED_IN_APP, NAMES } from './allowed-english.ts'
import { englishWords, wordsOf } from './english-words.ts'

let english: Set<string> | undefined

/**
 * The English words that a Spanish page shows or tells a screen reader, each with what stands around it. What says that it is
 * English, and what stands in brackets, may be. `typed`: what people wrote themselves.
 */
export async function englishOnPage(page: Page, typed: readonly string[] = []): Promise<string[]> {
  english ??= englishWords()
  const known = english
  const names = [...NAMES, ...typed].sort((one, other) => other.length - one.length)
  return (await saidOn(page)).flatMap(said => {
    const withoutAddresses = said.replace(/\S+@\S+/g, ' ')
    const plain = withoutBrackets(names.reduce((text, name) => text.replaceAll(name, ' '), withoutAddresses))
    const found = wordsOf(plain).filter(
      word => known.has(word) && !ALLOWED_ENGLISH.has(word) && !ALLOWED_IN_APP.has(word),
    )
    return found.length > 0 ? [`${[...new Set(found)].join(', ')}: ${said.slice(0, 200)}`] : []
  })
}

/** Brackets may stand in brackets. */
function withoutBrackets(text: string): string {
  const plain = text.replace(/\([^()]*\)/g, ' ')
  return plain === text ? plain : withoutBrackets(plain)
}

/** Each sentence, label, value and option of a page, whether it is seen at the moment or not. */
function saidOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isOther = (element: Element) => element.closest('[lang=en], script, style, template, noscript') !== null
    const block =
      'p, li, dt, dd, td, th, h1, h2, h3, h4, label, legend, summary, option, button, a, figcaption, text, div'
    const said = new Map<Element, string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      if (!parent || isOther(parent) || !node.textContent?.trim()) continue
      const place = parent.closest(block) ?? parent
      said.set(place, `${said.get(place) ?? ''} ${node.textContent}`)
    }
    const elements = [...document.body.querySelectorAll('*')].filter(element => !isOther(element))
    const spoken = elements.flatMap(element =>
      ['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title', 'alt'].map(
        name => element.getAttribute(name) ?? '',
      ),
    )
    const values = elements.flatMap(element =>
      element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type === 'text')
        ? [element.value]
        : [],
    )
    return [document.title, ...said.values(), ...spoken, ...values].filter(text => text.trim() !== '')
  })
}
