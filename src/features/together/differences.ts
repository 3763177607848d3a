import { formatDate } from '#domain/day-words.ts'
import { formatCents, formatRate } from '#domain/figures.ts'
import { stateLabel } from '#domain/state-words.ts'
import { differencesOf, type VersionDifference } from '#resources/differences.ts'
import { borrowingLabels, programWords } from './borrowing-words.ts'
import { differenceWords as words } from './difference-words.ts'
import { houseLabels, ruleWords } from './division-words.ts'
import { giftLabels } from './gift-words.ts'
import { entryLabels, kindWords } from './ledger-words.ts'
import type { Borrowing, EntryFields, Gift, Point, Sheet } from './model.ts'
import { POINTS } from './model.ts'
import { pointWords, titleForms, titleWords } from './sheet-words.ts'
import type { EntryDraft, HouseDraft } from './start.ts'

const PERCENT = /share|percent|rate|counted/

export function houseDifferences(here: HouseDraft, saved: HouseDraft): VersionDifference[] {
  return differencesOf(houseLabels, [here, saved], (house, key) => {
    if (key === 'rule') return house.rule ? ruleWords[house.rule].title : words.nothing
    return shown(house[key], PERCENT.test(key))
  })
}

export function borrowingDifferences(here: Borrowing, saved: Borrowing): VersionDifference[] {
  return differencesOf(borrowingLabels, [here, saved], (borrowing, key) => {
    if (key === 'on_loan') return borrowing.on_loan ? words.onLoan[borrowing.on_loan] : words.nothing
    if (key === 'program') return programWords[borrowing.program]
    if (key === 'first_scores' || key === 'second_scores') return borrowing[key].join(', ') || words.nothing
    if (key === 'state') return borrowing.state ? stateLabel(borrowing.state) : words.nothing
    return shown(borrowing[key])
  }).filter(({ here, saved }) => here !== saved)
}

export function entryDifferences(here: EntryDraft, saved: EntryDraft): VersionDifference[] {
  return differencesOf(entryLabels, [here, saved], (entry, key: keyof EntryFields) => {
    if (key === 'kind') return kindWords[entry.kind]
    if (key === 'owner') return words.onLoan[entry.owner]
    if (key === 'paid_on') return entry.paid_on ? formatDate(entry.paid_on) : words.nothing
    return shown(entry[key])
  })
}

export function giftDifferences(here: Gift, saved: Gift): VersionDifference[] {
  return differencesOf(giftLabels, [here, saved], (gift, key) =>
    key === 'recipient' ? words.onLoan[gift.recipient] : shown(gift[key]),
  )
}

export function sheetDifferences(here: Sheet, saved: Sheet): VersionDifference[] {
  const labels = {
    title_form: titleWords.choose,
    ...(Object.fromEntries(POINTS.map(point => [point, pointWords[point].title])) as Record<Point, string>),
  }
  return differencesOf(labels, [here, saved], (sheet, key) =>
    key === 'title_form'
      ? sheet.title_form
        ? titleForms[sheet.title_form].title
        : words.nothing
      : sheet[key] || words.nothing,
  )
}

function shown(value: string | number | boolean | null, isPercent = false): string {
  if (value === null || value === '') return words.nothing
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'string') return value
  return isPercent ? formatRate(value) : formatCents(value)
}
