import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { charactersOf } from './font-characters.ts'

const packages = createRequire(import.meta.url)
const css = readFileSync('src/web/fonts/fonts.css', 'utf8')

/** The fonts that the product ships, by name, each with the characters it can draw. */
const shipped = new Map(
  [...css.matchAll(/font-family: "([^"]+)";\s+src: url\("([^"]+)"\)/g)].map(([, family = '', file = '']) => [
    family,
    charactersOf(packages.resolve(file)),
  ]),
)

/**
 * What a page shows that its font cannot draw: on a machine without such a font an empty box. Spaces are made from the
 * plain one, and emoji are drawn by every device itself.
 */
export async function missingCharacters(page: Page): Promise<string[]> {
  const found = new Set<string>()
  for (const { family, text } of await page.evaluate(shownText)) {
    const known = shipped.get(family)
    if (!known) found.add(`"${text}" is in ${family}, which does not ship`)
    const needed = text.replace(/[\p{Z}\p{C}\p{RGI_Emoji}]/gv, '')
    for (const letter of needed) {
      const code = letter.codePointAt(0) ?? 0
      if (known && !known.has(code)) found.add(`${family} has no U+${code.toString(16).padStart(4, '0')} in "${text}"`)
    }
  }
  return [...found]
}

/** In the page: every text that is laid out, with the first font of its family list. */
function shownText(): { family: string; text: string }[] {
  const shown: { family: string; text: string }[] = []
  const add = (style: CSSStyleDeclaration, text: string) => {
    const family = /^"?([^",]+)/.exec(style.fontFamily)?.[1] ?? ''
    const cased = style.textTransform === 'uppercase' ? text.toUpperCase() : text
    if (text.trim() !== '') shown.push({ family, text: cased.trim() })
  }
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility() || element.closest('script, style, noscript, template, title')) continue
    const style = getComputedStyle(element)
    for (const child of element.childNodes) if (child.nodeType === Node.TEXT_NODE) add(style, child.textContent ?? '')
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      add(style, `${element.type === 'password' ? '' : element.value} ${element.placeholder}`)
    }
    for (const place of ['::before', '::after', '::marker']) {
      const made = getComputedStyle(element, place)
      for (const [, text = ''] of made.content.matchAll(/"((?:[^"\\]|\\.)*)"/g)) add(made, text)
    }
  }
  return shown
}
