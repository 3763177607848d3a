import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { guestPage } from '../../../../tests/harness/guest-page.tsx'
import { applicationResource } from '../actions.ts'
import { type AnswersForm, useAnswers } from './use-answers.ts'

afterEach(() => void vi.useRealTimers())

function Page({ form }: { form: { now?: AnswersForm } }) {
  form.now = useAnswers(false)
  return null
}

test('[ED5] half a ZIP code stays typed; the rest is saved beside it, once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { client, open } = await guestPage([applicationResource])
  const execute = vi.spyOn(client, 'execute')
  const form: { now?: AnswersForm } = {}
  await open(<Page form={form} />)
  await act(async () => form.now?.change({ property_zip_code: '787', property_value: 400_000 }))
  for (let second = 0; second < 10; second += 1) await act(async () => void (await vi.advanceTimersByTimeAsync(1_000)))
  expect([execute.mock.calls.length, form.now?.answers.property_zip_code]).toEqual([1, '787'])
  expect(await client.read(applicationResource)).toMatchObject({ value: { draft: { property_value: 400_000 } } })
})
