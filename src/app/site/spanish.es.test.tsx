import { describe, expect, test } from 'vitest'
import { CLOSING, TERMS } from '#domain/disclosures/spanish/form-pairs.ts'
import { searchGuide } from '#features/guide/web/site/search.ts'
import { SEARCH_INDEX } from '#features/guide/web/site/search-index.ts'
import { withClaims } from '#routes/claim-marks.ts'
import { EXAMPLE_CLAIMS } from '#routes/claims.ts'
import { OPERATOR_MARK } from '#routes/operator-details.ts'
import { findRoute, SITE_PATHS } from '#routes/route-map.ts'
import { SPANISH_PATHS, sitePath } from '#routes/spanish-paths.ts'
import { ALLOWED_ENGLISH, NAMES } from '../../../tests/harness/allowed-english.ts'
import { englishWords, wordsOf } from '../../../tests/harness/english-words.ts'
import { termsWithoutEnglish } from '../../../tests/harness/paper-terms.ts'
import { articleLines, readingMinutes } from '../../features/guide/web/site/article-text.ts'
import { ARTICLES } from '../../features/guide/web/site/articles.ts'
import { renderSite } from './render.tsx'

const origin = 'https://keyturn.example'
const site = renderSite({
  origin,
  stylesHref: '',
  loader: { text: '' },
  islandFiles: () => [],
  fontHrefs: [],
  beforePaint: '',
})
const documents = new Map(
  [...site.pages, site.notFound].map(({ page, html }) => [
    page,
    new DOMParser().parseFromString(withClaims(html, EXAMPLE_CLAIMS), 'text/html'),
  ]),
)
const pages = [...documents].filter(([page]) => page !== '/404')

describe('every page in Spanish', () => {
  test('[LG1] there is one for each in English, at its own address below /es', () => {
    expect(site.pages.map(({ page }) => page).sort()).toEqual([...SITE_PATHS].sort())
    expect(Object.keys(SPANISH_PATHS).sort()).toEqual([...SITE_PATHS].sort())
    expect(site.pages.map(({ path }) => path)).toEqual(site.pages.map(({ page }) => SPANISH_PATHS[page]))
    expect(new Set(Object.values(SPANISH_PATHS)).size).toBe(SITE_PATHS.length)
    for (const path of Object.values(SPANISH_PATHS)) expect(path).toMatch(/^\/es(\/[a-z-]+)*$/)
  })

  test('[LG42] the front page begins with a sample paper by its official names, with the English ones', () => {
    const paper = documents.get('/')?.querySelector('figure')
    expect(paper?.textContent).toContain('Muestra')
    const lines = [...(paper?.querySelectorAll('dl > div') ?? [])].map(line => ({
      en: line.querySelector('[lang=en]')?.textContent ?? '',
      es: line.querySelector('dt')?.firstChild?.textContent,
      value: line.querySelector('dd')?.textContent,
    }))
    const official = [...Object.values(TERMS), ...Object.values(CLOSING)].map(({ en, es }) => `${en} = ${es}`)
    expect(lines.length).toBeGreaterThan(3)
    expect(lines.map(({ en, es }) => `${en} = ${es}`).filter(line => !official.includes(line))).toEqual([])
    const { principal_and_interest: payment } = TERMS
    expect(lines.find(({ en }) => en === payment.en)?.value).toBe('$1,844.10')
  })

  test('[LG2] says that it is Spanish, where it is in both languages, and has words of its own for search engines', () => {
    for (const [page, document] of pages) {
      expect(document.documentElement.lang).toBe('es')
      const at = (path: string) => new URL(path, origin).href
      expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(at(sitePath(page)))
      const alternates = [...document.querySelectorAll('link[rel=alternate][hreflang]')]
      expect(alternates.map(link => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
        ['en', at(page)],
        ['es', at(sitePath(page))],
        ['x-default', at(page)],
      ])
      expect(document.title.length, document.title).toBeLessThanOrEqual(70)
      const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? ''
      expect(description.length, page).toBeGreaterThan(50)
      expect(description.length, description).toBeLessThanOrEqual(160)
    }
    expect(new Set(pages.map(([, { title }]) => title)).size).toBe(pages.length)
  })

  test('[LG3] leads to the same page in English, and otherwise stays in Spanish', () => {
    for (const [page, document] of pages) {
      const links = [...document.querySelectorAll('a')]
      const english = links.filter(link => link.getAttribute('hreflang') === 'en')
      expect(new Set(english.map(link => link.getAttribute('href'))), page).toEqual(new Set([page]))
      for (const link of links.filter(each => !english.includes(each))) {
        const { pathname, hash } = new URL(link.getAttribute('href') ?? '', new URL(sitePath(page), origin))
        if (findRoute(pathname).kind !== 'site') {
          expect(findRoute(pathname).kind, `${page} → ${pathname}`).not.toBe('not-found')
          continue
        }
        const key = Object.keys(SPANISH_PATHS).find(each => SPANISH_PATHS[each] === pathname)
        const target = documents.get(key ?? '') ?? expect.fail(`${page} → ${pathname}`)
        if (hash) expect(target.getElementById(hash.slice(1)), `${page} → ${pathname}${hash}`).not.toBeNull()
      }
    }
  })

  test('[LG4] has no English word but names and terms in brackets', () => {
    const english = englishWords()
    const found = new Map<string, string>()
    for (const [page, document] of documents)
      for (const word of wordsOf(readable(document))) if (english.has(word)) found.set(word, page)
    expect([...found].filter(([word]) => !ALLOWED_ENGLISH.has(word))).toEqual([])
    // What no page says any more is not allowed any more.
    expect([...ALLOWED_ENGLISH].filter(word => !found.has(word))).toEqual([])
  })

  test('[LG30] says in brackets what papers and calls say, where a page comes to the word first', () => {
    // The guide lists titles, its glossary has both names on every entry, and its articles have a rule of their own (LG27).
    const others = pages.filter(([page]) => !page.startsWith('/mortgage-guide'))
    const bare = others.flatMap(([page, document]) => {
      const main = document.querySelector('main')?.cloneNode(true) as HTMLElement
      // Each line of the sample paper has its English below it (LG42).
      for (const other of main.querySelectorAll('h1, nav, script, style, [lang=en], figure:has([lang=en])'))
        other.remove()
      const text = main.innerHTML.replace(/<(?:"[^"]*"|[^">])*>/g, ' ')
      return termsWithoutEnglish(text).map(term => `${page} ${term}`)
    })
    expect(bare).toEqual([])
  })

  test('[W17] has one main heading and no heading without its parent', () => {
    for (const [page, document] of pages) {
      const levels = [...document.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName.slice(1)))
      expect(
        levels.filter(level => level === 1),
        page,
      ).toHaveLength(1)
      for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? 0), page).toBeLessThanOrEqual(1)
    }
  })
})

test('[LG6] articles are short and plain: short sentences, usted, no word of one region', () => {
  for (const [slug, article] of Object.entries(ARTICLES)) {
    const text = [article.title, article.summary, article.tool.why, ...articleLines(article)].join('\n')
    expect(text, slug).not.toMatch(/[!¡—]|undefined|NaN/)
    expect(text, slug).not.toMatch(
      /\b(tú|tus|vosotros|enganche|pronto pago|plata|carro|coche|departamento de usted)\b/i,
    )
    const sentences = articleLines(article)
      .join(' ')
      .split(/[.:?]\s/)
    const words = sentences.reduce((sum, sentence) => sum + sentence.split(/\s+/).length, 0)
    expect(words / sentences.length, slug).toBeLessThanOrEqual(15)
    expect(readingMinutes(article), slug).toBeLessThanOrEqual(4)
    expect(article.summary.length, slug).toBeLessThanOrEqual(155)
  }
})

test('[LG7] words of the glossary are found in either language, with accents or without', () => {
  const first = (question: string) => searchGuide(SEARCH_INDEX, question).map(({ path }) => path)
  expect(first('tasación')).toContain('/es/guia-hipotecaria/glosario#appraisal')
  expect(first('tasacion')).toContain('/es/guia-hipotecaria/glosario#appraisal')
  expect(first('appraisal')).toContain('/es/guia-hipotecaria/glosario#appraisal')
  expect(first('¿cuánto puedo pagar por una casa?')).toContain('/es/cuanto-puedo-pagar')
})

/** What is read on a page, without what says that it is English, stands in brackets or names a state. */
function readable(document: Document): string {
  const body = document.body.cloneNode(true) as HTMLElement
  for (const other of body.querySelectorAll('[lang=en], script, style, option')) other.remove()
  const spoken = [...body.querySelectorAll('[aria-label], [placeholder]')].flatMap(element => [
    element.getAttribute('aria-label') ?? '',
    element.getAttribute('placeholder') ?? '',
  ])
  const lines = [document.title, body.innerHTML.replace(/<(?:"[^"]*"|[^">])*>/g, ' '), ...spoken].join('\n')
  const plain = lines.replaceAll(OPERATOR_MARK, '').replace(/\([^()]*\)/g, ' ')
  return NAMES.reduce((text, name) => text.replaceAll(name, ' '), plain)
}
