import { expect, test } from 'vitest'
import { guestPage } from '../../../../tests/harness/guest-page.tsx'
import { escrowResource } from '../actions.ts'
import { BLANK_STATEMENT, type EscrowStatement } from '../model.ts'
import { StatementFields } from './statement-fields.tsx'

const CASES: [name: string, change: Partial<EscrowStatement>, wrong: string[], isOpen: boolean][] = [
  ['waits behind one line', {}, [], false],
  ['waits behind one line where only what comes first is filled in', { base_payment: 550, shortage: 120 }, [], false],
  ['is open where something of it is filled in', { servicer: 'Juniper Loan Care' }, [], true],
  ['is open where a zero is filled in', { surplus: 0 }, [], true],
  ['is open where something of it has to be corrected', {}, ['months'], true],
  ['waits where something else has to be corrected', {}, ['base_payment'], false],
]

test.each(CASES)('[CM31] the rest of an escrow statement %s', async (_name, change, wrong, isOpen) => {
  const page = await guestPage([escrowResource])
  const form = {
    typed: { ...BLANK_STATEMENT, ...change },
    change() {},
    errorAt: (path: string) => (wrong.includes(path) ? 'Please look at this again.' : undefined),
  }
  await page.open(<StatementFields form={form} />)
  expect(document.querySelector('details')?.open).toBe(isOpen)
})
