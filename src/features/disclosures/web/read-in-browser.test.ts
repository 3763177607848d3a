// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest'
import { plainDisclosure, renderFile } from '../../../../tests/disclosures/rendered-file.ts'
import { writePdf } from '../../../../tests/disclosures/write-pdf.ts'
import { readInBrowser } from './read-in-browser.ts'

/** A worker that is busy for ever: it neither answers nor hears that it should stop. */
const busy = Object.assign(new EventTarget(), { postMessage() {}, terminate: vi.fn() })

vi.mock('./disclosure-workers.ts', () => ({
  takePdfWorker: () => busy,
  preparePdfWorker: () => busy,
  workerFailed: () => new Promise(() => {}),
}))

afterEach(() => vi.useRealTimers())

test('[LP182] a file whose worker is busy without end is given up after a minute, and the worker is ended', async () => {
  vi.stubGlobal('requestIdleCallback', () => 0)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { texts, sizes } = renderFile(plainDisclosure('loan-estimate'))
  let answered: unknown
  const reading = readInBrowser(writePdf(texts, sizes), {}).then(({ answer }) => {
    answered = answer
  })
  while (vi.getTimerCount() < 2) await new Promise(resolve => setImmediate(resolve))
  await vi.advanceTimersByTimeAsync(50_000)
  expect(answered).toBeUndefined()
  expect(busy.terminate).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(15_000)
  await reading
  expect(answered).toEqual({ ok: false, problem: 'too-much-inside' })
  expect(busy.terminate).toHaveBeenCalled()
})
