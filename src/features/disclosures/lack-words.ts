import { formatDate } from '#domain/day-words.ts'
import type { Disclosure } from '#domain/disclosures/disclosure.ts'
import { listed } from '#domain/listed.ts'
import { plural } from '#domain/plural.ts'
import type { Lack } from './checkable-disclosures.ts'
import { checkWords } from './disclosure-words.ts'
import { figureName } from './field-words.ts'
import { dollars } from './figure-text.ts'
import { figuresToCheck } from './figures-to-check.ts'
import { lenderName } from './rules.ts'
import { typingWords } from './typing-words.ts'
import { kindWords } from './words.ts'

export const lackPageWords = {
  badge: 'Not yet',
  why: 'The rule looks at every charge on both papers. Until we know them all, we say nothing about a refund, neither that one is owed nor that none is.',
  check: (count: number) => plural(count, { one: 'Check it', other: `Check these ${count}` }),
  more: (count: number) => plural(count, { one: 'and one more', other: `and ${count} more` }),
  checkTyped: 'Change what you typed',
  addPage: 'Add the paper again with all its pages, or type it in.',
  noOther: 'There was no other estimate',
  saidNoOther: 'You said that there was no other estimate.',
  takeBack: 'Take it back',
} as const

/** The first sentence, instead of a verdict. `charges` is how many lines of the other disclosure wait to be compared. */
export function lacksTitle(lacks: readonly Lack[], charges: number): string {
  const pages = lacks.flatMap(lack => (lack.code === 'page-missing' ? [lack.page] : []))
  if (pages.length > 0) return pagesTitle([...new Set(pages)].toSorted(), charges)
  const sections = lacks.flatMap(lack => (lack.code === 'lines-missing' ? [lack.section] : []))
  if (sections.length > 0) return typingWords.linesMissing([...new Set(sections)])
  const figures = figuresToCheck(lacks)
  if (figures > 0)
    return plural(figures, { one: 'Please check one figure first.', other: `Please check ${figures} figures first.` })
  if (lacks.some(({ code }) => code === 'other-lender')) return 'These two papers are of different lenders.'
  if (lacks.some(({ code }) => code === 'other-estimate')) return 'Was there another Loan Estimate?'
  return 'The paper’s own sums don’t add up yet.'
}

function pagesTitle(pages: number[], charges: number): string {
  const then = charges > 1 ? `and we can check ${charges} charges` : 'and we can check the charges'
  return plural(pages.length, {
    one: `Page ${pages[0]} is missing. Add it, ${then}.`,
    other: `Pages ${listed(pages.map(String))} are missing. Add them, ${then}.`,
  })
}

/** What a disclosure is called among the others. */
export function disclosureName(disclosure: Disclosure): string {
  const { date_issued } = disclosure.values
  const parts = [
    kindWords[disclosure.kind],
    lenderName(disclosure),
    date_issued === null ? null : formatDate(date_issued),
  ]
  return parts.filter(part => part !== null).join(' · ')
}

/** One thing that is missing, in a sentence. */
export function lackWords(lack: Lack): string {
  const { disclosure } = lack.disclosure
  switch (lack.code) {
    case 'page-missing':
      return `Page ${lack.page} is missing.`
    case 'figure-not-read':
      return `${figureName(disclosure, lack.path)}: not read.`
    case 'figure-unsure':
      return `${figureName(disclosure, lack.path)}: please check.`
    case 'charge-unnamed':
      return `A charge in section ${lack.section} has no name that we could read.`
    case 'sum-wrong':
      return `${checkWords[lack.name]}: the paper prints ${dollars(lack.printed_cents)}, its figures give ${dollars(lack.computed_cents)}.`
    case 'lines-missing':
      return `Section ${lack.section}: not every line is there.`
    case 'other-estimate':
      return `The disclosure compares itself with an estimate whose closing costs are ${dollars(lack.printed_cents)}; yours says ${dollars(lack.ours_cents)}. If there was a revised one, add it.`
    case 'other-lender':
      return 'This estimate is of another lender than the disclosure. Add the estimate of the lender you close with.'
  }
}
