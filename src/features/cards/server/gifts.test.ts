import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { StoredResource } from '#server/resources.ts'
import { accountWorld } from '../../../../tests/conformance/worlds.ts'
import { suiteDatabase } from '../../../../tests/harness/databases.ts'
import { queuedMails } from '../../../../tests/harness/mails.ts'
import { queuesOf } from '../../../../tests/harness/test-app.ts'
import { giftsResource } from '../gift-actions.ts'
import { notifyGift } from './gift-notice.ts'
import { createGiftStore } from './gift-store.ts'
import { gift_requests } from './tables.ts'

function addressIn(street_address: string) {
  return { recipient_name: 'Ada Byron', street_address, city: 'Raleigh', state: 'North Carolina', zip_code: '27601' }
}

const database = suiteDatabase()
let resources: StoredResource[]
beforeAll(async () => {
  const effect = notifyGift({ ...queuesOf(database), operatorEmail: 'operator@example.com' })
  resources = [{ resource: giftsResource, store: createGiftStore(true), effect }]
})

test('[CG3] fifty clicks at once make one request, and all hear of the same one', async () => {
  const { client } = await accountWorld(database, resources)
  const form = addressIn(`${crypto.randomUUID()} Elm Street`)
  const clicks = await Promise.all(Array.from({ length: 50 }, () => client.execute(giftsResource, 'request', form)))
  const ids = clicks.map(click => (click.ok ? click.value.gift_request?.id : click.problem.code))
  expect(new Set(ids).size).toBe(1)
  const rows = await database.orm
    .select()
    .from(gift_requests)
    .where(eq(gift_requests.street_address, form.street_address))
  expect(rows).toMatchObject([{ ...form, country: 'United States', status: 'pending' }])
})

test('[OP7] the operator is mailed where a gift goes, once, and can answer', async () => {
  const { client } = await accountWorld(database, resources)
  const form = addressIn(`${crypto.randomUUID()} Oak Street`)
  await client.execute(giftsResource, 'request', form)
  await client.execute(giftsResource, 'request', form)
  const mails = (await queuedMails(database)).filter(({ text }) => text.includes(form.street_address))
  expect(mails).toMatchObject([{ recipient: 'operator@example.com', subject: 'A gift to send' }])
  expect(mails[0]?.reply_to).toMatch(/@example\.com$/)
})

test('[CG3] one person’s requests are theirs alone, the newest first', async () => {
  const ada = await accountWorld(database, resources)
  const ben = await accountWorld(database, resources)
  for (const street of ['1 Oak Street', '2 Oak Street']) {
    expect((await ada.client.execute(giftsResource, 'request', addressIn(street))).ok).toBe(true)
  }
  const seen = await ada.client.read(giftsResource)
  expect(seen.ok && seen.value.gift_requests.map(one => one.street_address)).toEqual(['2 Oak Street', '1 Oak Street'])
  expect(await ben.client.read(giftsResource)).toMatchObject({
    ok: true,
    value: { gift_requests: [], is_offered: true },
  })
})
