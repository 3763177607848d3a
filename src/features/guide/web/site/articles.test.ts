import { describe, expect, test } from 'vitest'
import { CHAPTERS } from '#features/guide/chapters.ts'
import { GLOSSARY } from '#features/guide/glossary.ts'
import { titleAt } from '#routes/pages.ts'
import { findRoute, GUIDE_ARTICLES } from '#routes/route-map.ts'
import { gradeLevel } from '../../../../../tests/harness/grade-level.ts'
import { articleLines, readingMinutes, wordCount } from './article-text.ts'
import { ARTICLES } from './articles.ts'
import { type Piece, parseInline } from './inline.ts'
import { SOURCES } from './sources.ts'
import { TOOLS } from './tools.ts'

const articles = Object.entries(ARTICLES)
const kind = (path: string) => findRoute(path.replace(/[?#].*/, '')).kind

function everyPiece(line: string): Piece[] {
  return parseInline(line).flatMap(piece => (piece.kind === 'strong' ? [piece, ...piece.pieces] : [piece]))
}

test('[W20] the guide has six chapters with four articles each, in the order they are read', () => {
  expect(CHAPTERS.map(chapter => chapter.name)).toEqual([
    'Mortgage Basics',
    'Getting Ready to Apply',
    'Shopping for Lenders',
    'The Application Process',
    'Understanding Costs',
    'Closing Your Loan',
  ])
  expect(CHAPTERS.flatMap(chapter => chapter.articles)).toEqual([...GUIDE_ARTICLES])
  for (const chapter of CHAPTERS) expect(chapter.articles).toHaveLength(4)
})

describe.each(articles)('%s', (slug, article) => {
  test('[W21] has its own address and is short enough to finish', () => {
    expect(kind(`/mortgage-guide/${slug}`)).toBe('site')
    expect(wordCount(article)).toBeGreaterThanOrEqual(250)
    expect(wordCount(article)).toBeLessThanOrEqual(500)
    expect(readingMinutes(article)).toBeLessThanOrEqual(3)
    expect(article.summary.length).toBeLessThanOrEqual(155)
  })

  test('[W22] is written in plain words and never shouts', () => {
    const lines = [article.title, article.summary, article.tool.why, ...articleLines(article)]
    expect(lines.join('\n')).not.toMatch(/!|undefined|NaN|—/)
    expect(gradeLevel(articleLines(article))).toBeLessThanOrEqual(6)
  })

  test('[W23] leads to the tool that helps and to pages that exist', () => {
    expect(['site', 'app', 'redirect']).toContain(kind(TOOLS[article.tool.id].path))
    const links = article.blocks
      .flatMap(block =>
        typeof block === 'string'
          ? [block]
          : 'list' in block
            ? block.list
            : 'steps' in block
              ? block.steps
              : 'note' in block
                ? [block.note]
                : [],
      )
      .flatMap(everyPiece)
      .filter(piece => piece.kind === 'link')
    for (const { path } of links) expect(kind(path), path).toBe('site')
  })
})

test('[W24] every term is explained in at most two sentences that stand on their own', () => {
  expect(Object.keys(GLOSSARY).length).toBeGreaterThanOrEqual(30)
  for (const { term, meaning } of Object.values(GLOSSARY)) {
    expect(meaning.split(/\.(?:\s|$)/).filter(Boolean), term).toHaveLength(2)
    expect(meaning, term).not.toMatch(/!/)
  }
})

test('[W24] a term that the glossary does not know is refused', () => {
  expect(() => parseInline('Ask about the [[moon tax]].')).toThrow('moon-tax')
})

test('marks in a text become words, links and terms', () => {
  expect(parseInline('See **[[points]]** or [costs](/mortgage-guide/closing-costs).')).toEqual([
    { kind: 'text', text: 'See ' },
    { kind: 'strong', pieces: [{ kind: 'term', text: 'points', id: 'points' }] },
    { kind: 'text', text: ' or ' },
    { kind: 'link', text: 'costs', path: '/mortgage-guide/closing-costs' },
    { kind: 'text', text: '.' },
  ])
})

test('[W31] what the guide says of the law is what is in force: sentences that were wrong stay right', () => {
  const text = (slug: keyof typeof ARTICLES) => articleLines(ARTICLES[slug]).join(' ')
  expect(text('rate-and-apr')).toContain('The APR of some ARMs is below their first rate')
  expect(text('mortgage-insurance')).toContain('ends after eleven years')
  expect(text('protect-your-credit')).toContain('Since March 2026 a law bans most sales')
  expect(text('credit-score')).toContain('dropped that floor in November 2025')
  expect(text('fixed-or-adjustable')).toContain('change every six months')
  expect(text('home-insurance')).toContain('does not apply when you buy it for a loan closing')
  expect(text('loan-estimate')).toContain('it may reach you later')
  expect(text('closing-day')).toContain('In North Carolina a licensed attorney must oversee the closing')
  expect(text('mortgage-insurance')).not.toContain('in any case')
})

test('[W26] [W31] every article names where its figures come from, and what was looked up has a source of its own', () => {
  for (const [slug, { sources }] of articles) expect(sources, slug).not.toEqual([])
  const named = (slug: keyof typeof ARTICLES, id: keyof typeof SOURCES) => expect(ARTICLES[slug].sources).toContain(id)
  named('closing-day', 'closing-states')
  named('down-payment', 'other-homes')
  named('fixed-or-adjustable', 'six-month-arms')
  named('home-insurance', 'flood-insurance')
  named('home-insurance', 'property-insurance')
  named('mortgage-insurance', 'fha-end')
  named('protect-your-credit', 'trigger-leads')
  for (const source of Object.values(SOURCES)) expect(source).toMatch(/\d|Keyturn|Freddie Mac|National Flood/)
})

test('[CM5] an article calls a tool as the menu and the browser call its page', () => {
  for (const { name, path } of Object.values(TOOLS)) {
    if (path === '/mortgage-calculator') continue
    expect(name, path).toBe(titleAt(path.replace('lending-comparison', 'comparison')))
  }
})
