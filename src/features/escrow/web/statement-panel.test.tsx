import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { guestPage } from '../../../../tests/harness/guest-page.tsx'
import { click, the, type } from '../../../../tests/harness/mount.ts'
import { escrowResource } from '../actions.ts'
import { BLANK_STATEMENT, type EscrowStatement } from '../model.ts'
import { StatementPanel } from './statement-panel.tsx'

const field = (label: string) => {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label))
  return the<HTMLInputElement>(`#${CSS.escape(found?.htmlFor ?? label)}`)
}

test('[ED5] a bill’s amount that is taken out stays empty, is not judged as $0, and is asked for when it is saved', async () => {
  const page = await guestPage([escrowResource])
  const start: EscrowStatement = {
    ...BLANK_STATEMENT,
    year_from: '2027-01-01',
    bills: [{ item: 'Property tax', month: 11, amount: 5, last: null, is_known: false, years: 1 }],
  }
  await page.open(
    <MemoryRouter>
      <StatementPanel start={start} saved={null} before={null} isRead={false} today="2026-11-20" onSaved={() => {}} />
    </MemoryRouter>,
  )
  const amount = field('Amount')
  expect(amount.value).toBe('5')
  for (const text of ['', 'about 5']) {
    await type(amount, text)
    expect(amount.value).toBe(text)
    expect(document.body.textContent).not.toContain('A bill of $0')
  }
  await click(the('button[type=submit]'))
  await expect.poll(() => document.body.textContent).toContain('Please enter an amount of $0 or more.')
  const saved = await page.client.read(escrowResource)
  expect(saved.ok && saved.value.statements).toEqual([])
})
