import { expect, test } from 'vitest'
import { factWarnings } from '../../scripts/checks/dated-facts.ts'
import { warnOfOldFacts } from './dated-facts.ts'
import { createLog } from './log.ts'

test('[R18] by a moved clock the check warns 30 days before, and the log says at the start what is past', () => {
  const lines: string[] = []
  const log = createLog({ level: 'warn', forPeople: false, write: line => lines.push(line) })
  warnOfOldFacts(log, '2026-11-23')
  expect(lines).toEqual([])
  expect(factWarnings('2026-10-01')).toEqual([])
  expect(factWarnings('2026-10-26')).toEqual([expect.stringMatching(/^! look again by 2026-11-24: FHFA/)])
  warnOfOldFacts(log, '2026-11-25')
  expect(lines).toEqual([expect.stringContaining('"event":"fact-to-review","what":"FHFA’s conforming limits')])
})
