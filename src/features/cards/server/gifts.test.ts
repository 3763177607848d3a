import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { accountWorld } from '../../../../tests/conformance/worlds.ts'
import { bothDatabases } from '../../../../tests/harness/databases.ts'
import { giftsDrawer } from '../gift-actions.ts'
import { giftStore } from './gift-store.ts'
import { gift_requests } from './tables.ts'

const drawers = [{ drawer: giftsDrawer, store: giftStore }]

function addressIn(street_address: string) {
  return { recipient_name: 'Ada Byron', street_address, city: 'Raleigh', state: 'North Carolina', zip_code: '27601' }
}

describe.each(bothDatabases)('on $kind', ({ create }) => {
  let database: Database
  beforeAll(async () => {
    database = await create()
  })
  afterAll(() => database.close())

  test('[CG3] fifty clicks at once make one request, and all hear of the same one', async () => {
    const { journey } = await accountWorld(database, drawers)
    const form = addressIn(`${crypto.randomUUID()} Elm Street`)
    const clicks = await Promise.all(Array.from({ length: 50 }, () => journey.act(giftsDrawer, 'request', form)))
    const ids = clicks.map(click => (click.ok ? click.value.gift_request?.id : click.refusal.code))
    expect(new Set(ids).size).toBe(1)
    const rows = await database.orm
      .select()
      .from(gift_requests)
      .where(eq(gift_requests.street_address, form.street_address))
    expect(rows).toMatchObject([{ ...form, country: 'United States', status: 'pending' }])
  })

  test('[CG3] one person’s requests are theirs alone, the newest first', async () => {
    const ada = await accountWorld(database, drawers)
    const ben = await accountWorld(database, drawers)
    for (const street of ['1 Oak Street', '2 Oak Street']) {
      expect((await ada.journey.act(giftsDrawer, 'request', addressIn(street))).ok).toBe(true)
    }
    const seen = await ada.journey.read(giftsDrawer)
    expect(seen.ok && seen.value.gift_requests.map(one => one.street_address)).toEqual(['2 Oak Street', '1 Oak Street'])
    expect(await ben.journey.read(giftsDrawer)).toEqual({ ok: true, value: { gift_requests: [] } })
  })
})
