import { afterEach, expect, test, vi } from 'vitest'
import { createHashQueue, type HashQueue } from './hash-queue.ts'

afterEach(() => vi.useRealTimers())

/** Work that ends when the test says so. */
function heldWork(queue: HashQueue) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () =>
    new Promise<string>(resolve => {
      begun.push(name)
      ends.set(name, () => resolve(name))
    })
  const hash = (line: 'known' | 'strangers') => (who: string, name: string) =>
    queue.run(queue.turn(line, who), work(name))
  return {
    begun,
    work,
    known: hash('known'),
    stranger: hash('strangers'),
    /** Ends what is under way, one after the other, until nothing is left. */
    async endAll() {
      while (ends.size > 0) {
        for (const [name, end] of ends) {
          ends.delete(name)
          end()
        }
        await settled()
      }
    },
    async end(name: string) {
      ends.get(name)?.()
      ends.delete(name)
      await settled()
    },
  }
}

async function settled(): Promise<void> {
  for (let ticks = 0; ticks < 10; ticks += 1) await Promise.resolve()
}

const busy = { problem: { status: 503, code: 'busy' }, headers: { 'retry-after': '10' } }

test('[A34] [A90] after each known device a stranger has a turn, and the other way round', async () => {
  const { begun, known, stranger, endAll } = heldWork(createHashQueue(1, 8))
  const all = [
    known('ada', 'ada'),
    known('bob', 'bob'),
    known('cleo', 'cleo'),
    stranger('net 1', 'stranger 1'),
    stranger('net 2', 'stranger 2'),
  ]
  await endAll()
  await Promise.all(all)
  expect(begun).toEqual(['ada', 'stranger 1', 'bob', 'stranger 2', 'cleo'])
})

test('[A90] one person has one hash under way, and takes turns with everybody else who waits', async () => {
  const { begun, known, endAll } = heldWork(createHashQueue(2, 8))
  const all = [known('thief', 'thief 1'), known('thief', 'thief 2'), known('thief', 'thief 3')]
  await settled()
  expect(begun).toEqual(['thief 1'])
  all.push(known('ada', 'ada'), known('bob', 'bob'))
  await endAll()
  await Promise.all(all)
  expect(begun.indexOf('ada')).toBeLessThan(begun.indexOf('thief 2'))
  expect(begun.indexOf('bob')).toBeLessThan(begun.indexOf('thief 3'))
})

test('[A90] nobody fills a line alone: the fifth at once of one person is refused, others are let in', async () => {
  const { begun, known, endAll } = heldWork(createHashQueue(1, 16))
  const all = ['1', '2', '3', '4'].map(name => known('thief', name))
  await expect(known('thief', '5')).rejects.toMatchObject(busy)
  all.push(known('ada', 'ada'))
  await endAll()
  await Promise.all(all)
  expect(begun).toEqual(['1', '2', 'ada', '3', '4'])
})

test('[A34] a flood of strangers is told at once to come back', async () => {
  const { stranger, endAll } = heldWork(createHashQueue(1, 2))
  const all = ['1', '2', '3'].map(net => stranger(net, net))
  await expect(stranger('4', '4')).rejects.toMatchObject(busy)
  await endAll()
  await Promise.all(all)
})

test('[A91] whose turn does not come within ten seconds is told to come back, and keeps no place', async () => {
  vi.useFakeTimers()
  const { begun, known, stranger, end } = heldWork(createHashQueue(1, 8))
  const slow = known('ada', 'ada')
  const waiting = stranger('net', 'stranger').catch(error => error)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await waiting).toMatchObject(busy)
  await end('ada')
  await slow
  expect(begun).toEqual(['ada'])
})

test('[A91] the second hash of a request has no ten seconds of its own', async () => {
  vi.useFakeTimers()
  const queue = createHashQueue(1, 8)
  const { known, work, end } = heldWork(queue)
  const turn = queue.turn('known', 'ada')
  await queue.run(turn, async () => 'verified')
  await vi.advanceTimersByTimeAsync(8000)
  const other = known('bob', 'bob')
  const second = queue.run(turn, work('hashed')).catch(error => error)
  await vi.advanceTimersByTimeAsync(2000)
  expect(await second).toMatchObject(busy)
  await end('bob')
  await other
})

test('[A34] what fails gives its place to the next', async () => {
  const queue = createHashQueue(1, 2)
  const failing = queue.run(queue.turn('known', 'ada'), () => Promise.reject(new Error('no memory')))
  const next = queue.run(queue.turn('known', 'ada'), async () => 'done')
  await expect(failing).rejects.toThrow('no memory')
  expect(await next).toBe('done')
  expect(await queue.run(queue.turn('known', 'ada'), async () => 'again')).toBe('again')
})

test('[A34] strangers are refused before their request begins, and let in again when others have ended', async () => {
  const queue = createHashQueue(1, 1)
  const { begun, work, end } = heldWork(queue)
  const underWay = [queue.admit(work('stranger 1')), queue.admit(work('stranger 2'))]
  await expect(queue.admit(work('stranger 3'))).rejects.toMatchObject({ problem: { status: 503, code: 'busy' } })
  expect(begun).toEqual(['stranger 1', 'stranger 2'])
  await end('stranger 1')
  expect(await queue.admit(async () => 'let in')).toBe('let in')
  await end('stranger 2')
  await Promise.all(underWay)
})
