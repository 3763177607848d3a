import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { applicationResource } from '#features/application/actions.ts'
import { comparisonResource } from '#features/comparison/actions.ts'
import { leavePage } from '#web/ui/toast.ts'
import { Toaster } from '#web/ui/toaster.tsx'
import { guestPage } from '../../../../tests/harness/guest-page.tsx'
import { appears, click, the } from '../../../../tests/harness/mount.ts'
import { plainPaper } from '../../../../tests/papers/drawn-file.ts'
import { papersResource } from '../actions.ts'
import { offerWords } from '../paper-words.ts'
import { OfferCard } from './offer-card.tsx'

beforeEach(leavePage)

test('[ED15] undo takes back the first offer of all that was made from a paper', async () => {
  const page = await guestPage([comparisonResource, applicationResource, papersResource])
  const offers = async () => {
    const outcome = await page.client.read(comparisonResource)
    return outcome.ok && outcome.value.scenarios.length
  }
  await page.open(
    <MemoryRouter>
      <OfferCard
        paper={plainPaper('loan-estimate')}
        state={{ unsure: [], typed: false }}
        offerId={undefined}
        onOffer={() => {}}
      />
      <Toaster />
    </MemoryRouter>,
  )
  const add = [...document.querySelectorAll('button')].find(button => button.textContent === offerWords.add)
  await click(add as HTMLElement)
  await expect.poll(offers).toBe(1)
  await appears('[data-toasts] button')
  const undo = [...the('[data-toasts]').querySelectorAll('button')].find(each => each.textContent === offerWords.undo)
  await click(undo as HTMLElement)
  await expect.poll(offers).toBe(0)
})
