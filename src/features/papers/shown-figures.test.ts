import { expect, test } from 'vitest'
import { blankPaper } from '#domain/papers/paper.ts'
import { onlyPaper, plainPaper, renderFile } from '../../../tests/papers/rendered-file.ts'
import { figureName } from './field-words.ts'
import { hasFigures, shownFigures } from './shown-figures.ts'

test.each(['loan-estimate', 'closing-disclosure'] as const)('[LP154] a blank %s has no figures', kind => {
  expect(hasFigures(onlyPaper(renderFile(blankPaper(kind))).paper)).toBe(false)
  expect(hasFigures(onlyPaper(renderFile(plainPaper(kind))).paper)).toBe(true)
})

test('[LP187] the name of a charge is shown where it is to be checked', () => {
  const paper = plainPaper('loan-estimate')
  expect(shownFigures(paper, new Set(['lines.1.label']))).toContain('lines.1.label')
  expect(shownFigures(paper, new Set())).not.toContain('lines.1.label')
  expect(figureName(paper, 'lines.1.label')).toBe('Name of a charge in section A')
  expect(shownFigures(paper, new Set(['section_A']))).toContain('section_A')
})

test('[LP155] a figure that could not be read is among those to check, and a word that could not is not', () => {
  const paper = plainPaper('loan-estimate')
  paper.values.interest_rate = null
  paper.values.loan_type = null
  expect(shownFigures(paper, new Set())).not.toContain('interest_rate')
  const shown = shownFigures(paper, new Set(['interest_rate', 'loan_type', 'contacts.lender.name']))
  expect(shown).toContain('interest_rate')
  expect(shown).not.toContain('loan_type')
  expect(shown).not.toContain('contacts.lender.name')
})
