import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { createAccountFixture, type Person } from '../../../../tests/harness/account-fixture.ts'
import { suiteDatabase } from '../../../../tests/harness/databases.ts'
import { suiteFixture } from '../../../../tests/harness/suite-fixture.ts'
import { profiles } from './tables.ts'

const database = suiteDatabase()
const fixture = suiteFixture(() => createAccountFixture(database))
let ada: Person
let count = 0
beforeEach(async () => {
  const email = `ada${++count}@example.com`
  ada = await fixture.member(email)
})

const profile = async () => (await (await ada.get('/api/profile')).json()).profile

test('[P1] what is saved is what is read again, and other fields stay', async () => {
  const before = await profile()
  expect(before).toEqual({
    id: expect.any(String),
    user_id: expect.any(String),
    email: `ada${count}@example.com`,
    first_name: 'Ada',
    last_name: 'Byron',
    phone: null,
    updated_at: expect.any(String),
  })
  const form = { first_name: ' Augusta ', last_name: '', phone: '919 555 0100', email: 'eve@example.com' }
  const saved = await (await ada.post('/api/profile/save', form)).json()
  const after = {
    ...before,
    first_name: 'Augusta',
    last_name: null,
    phone: '919 555 0100',
    updated_at: expect.any(String),
  }
  expect(saved).toEqual({ profile: after })
  // Also to the millisecond: the next save names the version that it was edited from.
  expect(await profile()).toEqual(saved.profile)
})

test('[A10] a profile that was lost is made again when it is read', async () => {
  const { user_id } = await profile()
  await database.orm.delete(profiles).where(eq(profiles.user_id, user_id))
  expect(await profile()).toMatchObject({ user_id, first_name: 'Ada' })
})
