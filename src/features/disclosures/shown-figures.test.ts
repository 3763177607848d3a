import { expect, test } from 'vitest'
import { blankDisclosure } from '#domain/disclosures/disclosure.ts'
import { onlyDisclosure, plainDisclosure, renderFile } from '../../../tests/disclosures/rendered-file.ts'
import { figureName } from './field-words.ts'
import { hasFigures, shownFigures } from './shown-figures.ts'

test.each(['loan-estimate', 'closing-disclosure'] as const)('[LP154] a blank %s has no figures', kind => {
  expect(hasFigures(onlyDisclosure(renderFile(blankDisclosure(kind))).disclosure)).toBe(false)
  expect(hasFigures(onlyDisclosure(renderFile(plainDisclosure(kind))).disclosure)).toBe(true)
})

test('[LP187] the name of a charge is shown where it is to be checked', () => {
  const disclosure = plainDisclosure('loan-estimate')
  expect(shownFigures(disclosure, new Set(['lines.1.label']))).toContain('lines.1.label')
  expect(shownFigures(disclosure, new Set())).not.toContain('lines.1.label')
  expect(figureName(disclosure, 'lines.1.label')).toBe('Name of a charge in section A')
  expect(shownFigures(disclosure, new Set(['section_A']))).toContain('section_A')
})

test('[LP155] a figure that could not be read is among those to check, and a word that could not is not', () => {
  const disclosure = plainDisclosure('loan-estimate')
  disclosure.values.interest_rate = null
  disclosure.values.loan_type = null
  expect(shownFigures(disclosure, new Set())).not.toContain('interest_rate')
  const shown = shownFigures(disclosure, new Set(['interest_rate', 'loan_type', 'contacts.lender.name']))
  expect(shown).toContain('interest_rate')
  expect(shown).not.toContain('loan_type')
  expect(shown).not.toContain('contacts.lender.name')
})
