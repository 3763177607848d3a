import { expect, test } from 'vitest'
import { createHashQueue } from './hash-queue.ts'

/** Work that ends when it is told to. */
function heldWork() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    work: (name: string) => () =>
      new Promise<string>(resolve => {
        begun.push(name)
        ends.set(name, () => resolve(name))
      }),
    async end(name: string) {
      ends.get(name)?.()
      await new Promise(resolve => setImmediate(resolve))
    },
  }
}

test('[A34] a flood of strangers is told at once to come back, and a known device goes before those who wait', async () => {
  const queue = createHashQueue(1, 2)
  const { begun, work, end } = heldWork()
  const first = queue.run(work('stranger 1'))
  const second = queue.run(work('stranger 2'))
  const third = queue.run(work('stranger 3'))
  await expect(queue.run(work('stranger 4'))).rejects.toMatchObject({
    problem: { status: 503, code: 'busy' },
    headers: { 'retry-after': '10' },
  })
  const owner = queue.first(() => queue.run(work('owner')))
  expect(begun).toEqual(['stranger 1'])
  for (const name of ['stranger 1', 'owner', 'stranger 2', 'stranger 3']) await end(name)
  expect(await Promise.all([first, owner, second, third])).toHaveLength(4)
  expect(begun).toEqual(['stranger 1', 'owner', 'stranger 2', 'stranger 3'])
})

test('[A34] what fails gives its place to the next', async () => {
  const queue = createHashQueue(1, 2)
  const failing = queue.run(() => Promise.reject(new Error('no memory')))
  const next = queue.run(async () => 'done')
  await expect(failing).rejects.toThrow('no memory')
  expect(await next).toBe('done')
  expect(await queue.run(async () => 'again')).toBe('again')
})

test('[A34] strangers are refused before their request begins, and let in again when others have ended', async () => {
  const queue = createHashQueue(1, 1)
  const { begun, work, end } = heldWork()
  const underWay = [queue.admit(work('stranger 1')), queue.admit(work('stranger 2'))]
  await expect(queue.admit(work('stranger 3'))).rejects.toMatchObject({ problem: { status: 503, code: 'busy' } })
  expect(begun).toEqual(['stranger 1', 'stranger 2'])
  await end('stranger 1')
  expect(await queue.admit(async () => 'let in')).toBe('let in')
  await end('stranger 2')
  await Promise.all(underWay)
})
