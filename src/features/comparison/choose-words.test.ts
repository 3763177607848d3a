import { expect, test } from 'vitest'
import { DASHBOARD_PAGES } from '#routes/pages.ts'
import { plainOffer, quoted } from '../../../tests/harness/offers.ts'
import { chooseWords } from './choose-words.ts'
import { yesText } from './letter.ts'

test('[H152] the yes names the rate and fees that it is a yes to, and what follows leads to pages that exist', () => {
  expect(yesText(quoted({ loan_amount: 360_000 }, plainOffer(6.5, 7_335)))).toContain(
    'offer of 6.5% with $7,335 in fees',
  )
  for (const { to } of chooseWords.steps) expect(DASHBOARD_PAGES).toContain(to.replace('/dashboard/', ''))
})
