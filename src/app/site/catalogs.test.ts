import { existsSync, globSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { GLOSSARY as SPANISH_GLOSSARY } from '#features/guide/glossary.es.ts'
import { OTHER_TERMS } from '#features/guide/other-terms.ts'
import type { Article } from '#features/guide/web/site/article.ts'
import { articleLines } from '#features/guide/web/site/article-text.ts'

type Module = Record<string, unknown>

const load = async (file: string): Promise<Module> => import(/* @vite-ignore */ resolve(file))
const pairs = globSync('src/**/*.es.ts')
  .map(spanish => ({ spanish, english: spanish.replace('.es.ts', '.ts') }))
  .filter(({ english }) => existsSync(english))

test('[LG8] a catalog exports the same names in both languages', async () => {
  expect(pairs.length).toBeGreaterThan(40)
  for (const { spanish, english } of pairs)
    expect(Object.keys(await load(spanish)).sort(), spanish).toEqual(Object.keys(await load(english)).sort())
})

test('[LG8] what a sentence is given stands in it in both languages', async () => {
  let compared = 0
  for (const { spanish, english } of pairs.filter(({ english }) => /words\.ts$/.test(english))) {
    const given = sentences(await load(english), '')
    for (const [key, said] of sentences(await load(spanish), '')) {
      const original = given.get(key)
      if (!original) continue
      compared += 1
      expect(placesIn(said), `${spanish} ${key}`).toEqual(placesIn(original))
    }
  }
  expect(compared).toBeGreaterThan(30)
})

test('[LG6] no catalog says tú or has a word of one region', async () => {
  let looked = 0
  for (const { spanish } of pairs.filter(({ english }) => /words\.ts$/.test(english))) {
    const catalog = await load(spanish)
    for (const said of [...texts(catalog), ...sentences(catalog, '').values()]) {
      looked += 1
      expect(said, spanish).not.toMatch(/\b(tú|tus|tuyo|vosotros|enganche|plata|carro|coche|celular|ordenador)\b/i)
    }
  }
  expect(looked).toBeGreaterThan(2000)
})

test('[LG9] an article states the same figures, links, terms and sources in both languages', async () => {
  const articles = pairs.filter(({ english }) => english.includes('/articles/'))
  expect(articles).toHaveLength(24)
  for (const { spanish, english } of articles) {
    const [inSpanish] = Object.values(await load(spanish)) as Article[]
    const [inEnglish] = Object.values(await load(english)) as Article[]
    if (!inSpanish || !inEnglish) throw new Error(`${spanish} has no article`)
    expect(figuresOf(inSpanish), spanish).toEqual(figuresOf(inEnglish))
    expect(inSpanish.sources, spanish).toEqual(inEnglish.sources)
    expect(inSpanish.tool.id, spanish).toBe(inEnglish.tool.id)
    expect(inSpanish.blocks.length, spanish).toBe(inEnglish.blocks.length)
    const marks = (article: Article) => [...new Set(JSON.stringify(article.blocks).match(/\]\(\/[^)]+\)/g))].sort()
    expect(marks(inSpanish), spanish).toEqual(marks(inEnglish))
  }
})

test('[LG7] the glossary names each word as the other language’s glossary does', () => {
  const named = Object.fromEntries(Object.entries(SPANISH_GLOSSARY).map(([id, { term }]) => [id, term]))
  expect(named).toEqual(OTHER_TERMS)
})

/** Every function of a catalog, called with marks in place of what it is given. Those that need more than texts are left out. */
function sentences(value: unknown, key: string): Map<string, string> {
  if (typeof value === 'function') {
    const marks = Array.from({ length: value.length }, (_, at) => `⟦${at}⟧`)
    try {
      const said = value(...marks)
      return new Map(typeof said === 'string' && !said.includes('NaN') ? [[key, said]] : [])
    } catch {
      return new Map()
    }
  }
  if (typeof value !== 'object' || value === null) return new Map()
  return new Map(Object.entries(value).flatMap(([name, part]) => [...sentences(part, `${key}.${name}`)]))
}

/** Every text of a catalog that is given nothing. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : []
}

function placesIn(said: string): string[] {
  return [...new Set(said.match(/⟦\d⟧/g))].sort()
}

/** Amounts, percentages and counts that are written in figures. */
function figuresOf(article: Article): string[] {
  const lines = [article.title, article.summary, ...articleLines(article)].join(' ')
  // A day is written in another order.
  const plain = lines.replace(/\p{L}{3}, (\p{L}{3} \d+,|\d+ de \p{L}{3} de) \d{4}/gu, ' ')
  return [...new Set(plain.match(/\$?\d+(,\d{3})*(\.\d+)?%?/g))].sort()
}
