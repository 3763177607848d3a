import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchGuide } from './search.ts'
import { SEARCH_INDEX } from './search-index.ts'

const paths = (question: string) => searchGuide(SEARCH_INDEX, question).map(({ path }) => path)

test('[W27] a word of a title finds that article first', () => {
  expect(paths('underwriting')[0]).toBe('/mortgage-guide/underwriting')
  expect(paths('closing costs')[0]).toMatch(/closing-costs$/)
  expect(paths('LOAN ESTIM')[0]).toMatch(/loan-estimate$/)
})

test('[W27] the beginning of a word in the text is enough, and the excerpt shows it', () => {
  const [found] = searchGuide(SEARCH_INDEX, 'homest')
  expect(found?.path).toBe('/mortgage-guide/after-closing')
  expect(found?.excerpt).toContain('homestead exemption')
  expect(found?.excerpt.length).toBeLessThan(160)
})

test('[W27] a question in whole words is answered, whatever small words are in it', () => {
  expect(paths('how much can i afford')[0]).toBe('/affordability-calculator')
  expect(paths('what is PMI?')[0]).toMatch(/mortgage-insurance|pmi/)
})

test('[W27] terms of the glossary are found too', () => {
  expect(paths('earnest money')).toContain('/mortgage-guide/glossary#earnest-money')
})

test('[W27] one word that is there is enough, and pages with more of them come first', () => {
  expect(paths('underwriting zebra')[0]).toBe('/mortgage-guide/underwriting')
  expect(paths('closing costs')[0]).toMatch(/closing-costs$/)
  expect(paths('zebra')).toEqual([])
  expect(paths('')).toEqual([])
  expect(paths('  ?! ')).toEqual([])
})

test('[W27] whatever is typed, the search answers with a few pages or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), question => {
      expect(paths(question).length).toBeLessThanOrEqual(8)
    }),
  )
})
