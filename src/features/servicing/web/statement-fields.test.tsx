import { useState } from 'react'
import { expect, test } from 'vitest'
import { mount, the, type } from '../../../../tests/harness/mount.ts'
import { knownStatement, type StatementDraft } from '../loan-draft.ts'
import { BLANK_STATEMENT, MonthlyStatement } from '../model.ts'
import { StatementFields } from './statement-fields.tsx'

let typed: StatementDraft

function Fields() {
  const [statement, setStatement] = useState<StatementDraft>({
    ...BLANK_STATEMENT,
    due_on: '2026-12-01',
    fees: [{ amount: 5, kind: 'other', charged_on: null, reason: '' }],
  })
  typed = statement
  const form = {
    typed,
    change: (some: Partial<StatementDraft>) => setStatement({ ...typed, ...some }),
    errorAt: () => undefined,
  }
  return <StatementFields form={form} />
}

test('[ED5] a fee that is taken out stays empty: it is not judged as $0, and is asked for when it is saved', async () => {
  const { place } = await mount(<Fields />)
  const label = [...place.querySelectorAll('label')].find(({ textContent }) => textContent === 'Fee')
  const fee = the<HTMLInputElement>(`#${CSS.escape(label?.htmlFor ?? '')}`)
  expect(fee.value).toBe('5')
  for (const text of ['', 'about 5']) {
    await type(fee, text)
    expect(fee.value).toBe(text)
  }
  expect(knownStatement(typed)?.fees).toEqual([])
  expect(MonthlyStatement.safeParse(typed).error?.issues.map(({ path }) => path)).toEqual([['fees', 0, 'amount']])
})
