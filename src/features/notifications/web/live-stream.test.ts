import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { followNotifications, type LiveMessage } from './live-stream.ts'

/** The stream of the tab that has it. */
let source: EventTarget | undefined

class Source extends EventTarget {
  static readonly CLOSED = 2
  constructor() {
    super()
    source = this
  }
  close() {}
}

beforeEach(() => {
  source = undefined
  let held = false
  vi.stubGlobal('EventSource', Source)
  vi.stubGlobal('navigator', {
    locks: {
      // The first has it for as long as this test lasts.
      request: (_name: string, _options: object, work: () => Promise<void>) => {
        if (held) return new Promise(() => {})
        held = true
        return work()
      },
    },
  })
  onTestFinished(() => void vi.unstubAllGlobals())
})

function tab(): LiveMessage[] {
  const heard: LiveMessage[] = []
  onTestFinished(followNotifications('ada', message => heard.push(message)))
  return heard
}

const say = (type: string, data: object) =>
  source?.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }))

test('[TG38] a tab that joins hears what others changed before, once, and no other tab hears it again', async () => {
  const first = tab()
  say('opened', { user_id: 'ada' })
  for (const what of ['house', 'house', 'documents']) say('loan-changed', { loan_id: 'elm', what })
  const before = [...first]
  const second = tab()
  const missed = [
    { type: 'opened' },
    { type: 'loan-changed', loan_id: 'elm', what: 'house' },
    { type: 'loan-changed', loan_id: 'elm', what: 'documents' },
  ]
  await expect.poll(() => second).toEqual(missed)
  say('loan-changed', { loan_id: 'elm', what: 'papers' })
  await expect.poll(() => second.length).toBe(4)
  expect(first).toEqual([...before, second[3]])
})
