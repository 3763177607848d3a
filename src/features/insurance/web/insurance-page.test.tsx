import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { applicationResource } from '#features/application/actions.ts'
import { timelineResource } from '#features/timeline/actions.ts'
import { guestPage } from '../../../../tests/harness/guest-page.tsx'
import { insurancePageWords } from '../page-words.ts'
import { InsurancePage } from './insurance-page.tsx'

test('[CM13] tips on insurance wait folded under their title', async () => {
  const page = await guestPage([applicationResource, timelineResource])
  await page.open(
    <MemoryRouter>
      <InsurancePage />
    </MemoryRouter>,
  )
  const folds = [...document.querySelectorAll<HTMLDetailsElement>('section > details')]
  expect(folds.map(({ open, firstElementChild }) => [open, firstElementChild?.textContent])).toContainEqual([
    false,
    insurancePageWords.tipsTitle,
  ])
})
