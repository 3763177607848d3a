import { MemoryRouter } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { homeLoan } from '../../../../tests/conformance/servicing-script.ts'
import { mount } from '../../../../tests/harness/mount.ts'
import { comingFor } from '../coming.ts'
import { type HomeLoan, NOTHING_SERVICED } from '../model.ts'
import { ComingCard } from './my-home.tsx'

test('[MH6] of what is coming at most six rows are shown, the nearest; what the loan doesn’t have is one line', async () => {
  const loan = { ...(homeLoan as HomeLoan), rate_changes_on: '2032-02-01' }
  const sent = {
    kind: 'error',
    mailed_on: '2027-10-18',
    received_on: null,
    is_answered: false,
    reminder_enabled: true,
  } as const
  const letters = (['transfer', 'payoff', 'rate', 'insurance'] as const).map(about => ({ about, letter: sent }))
  const home = {
    servicing: { ...NOTHING_SERVICED, loan, letters },
    escrow: { plan: null, statements: [] },
    diaries: [],
    today: '2027-10-19',
    is_rate_day_counted: false,
  }
  const all = comingFor(loan, home, home.today)
  expect(all.length).toBeGreaterThan(8)
  const complaints = vi.spyOn(console, 'error')
  onTestFinished(() => complaints.mockRestore())
  const { place } = await mount(
    <MemoryRouter>
      <ComingCard home={home} loan={loan} />
    </MemoryRouter>,
  )
  expect(complaints).not.toHaveBeenCalled()
  const rows = [...place.querySelectorAll('li a')].map(link => link.getAttribute('href'))
  expect(rows).toEqual(all.slice(0, 6).map(({ to }) => to))
  expect([...place.querySelectorAll('footer')].map(foot => foot.textContent)).toEqual([
    'No PMI was entered for this loan.',
  ])
})
