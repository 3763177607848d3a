import { afterEach, beforeEach, expect, test } from 'vitest'
import { suiteDatabase } from '../../../tests/harness/databases.ts'
import { eventually } from '../../../tests/harness/eventually.ts'
import { createJobs, type Jobs } from './jobs.ts'
import { defineQueue } from './queue.ts'

const greet = defineQueue<{ name: string }>({ name: 'test.greet', retries: 3, pauseSeconds: 1, patienceSeconds: 10 })
const tidy = defineQueue<object>({
  name: 'test.tidy',
  retries: 0,
  pauseSeconds: 1,
  patienceSeconds: 10,
  cron: '0 3 * * *',
})

const database = suiteDatabase()
let started: Jobs[]
let greeted: string[]
let errors: (string | undefined)[]
beforeEach(() => {
  started = []
  greeted = []
  errors = []
})
afterEach(async () => {
  for (const jobs of started) await jobs.stop()
  await database.run('delete from jobs.job')
})

async function startJobs({ works = true, work = async ({ name }: { name: string }) => void greeted.push(name) } = {}) {
  const jobs = createJobs({ database, works, onError: (_error, queue) => errors.push(queue) })
  jobs.handle(greet, work)
  jobs.handle(tidy, async () => {})
  await jobs.start()
  started.push(jobs)
  return jobs
}
const send = (jobs: Jobs, name: string, key?: string) =>
  database.transaction(tx => jobs.enqueue(tx, greet, { name }, { key }))

// Workers look by themselves every ten seconds. Five that waited for that would take longer than the test may.
test('[X20] a job runs soon after what asked for it is committed', { timeout: 40_000 }, async () => {
  const jobs = await startJobs()
  for (const [before, name] of ['Ada', 'Ben', 'Cyd', 'Dee', 'Eve'].entries()) {
    await send(jobs, name)
    await eventually(() => greeted.length > before)
  }
})

test('[X20] a backlog is worked off without pauses', async () => {
  const sender = await startJobs({ works: false })
  for (let job = 0; job < 30; job++) await send(sender, `Person ${job}`)
  await startJobs()
  // Waiting for the next poll after each job would take minutes: this gives up before.
  await eventually(() => greeted.length === 30)
})

test('[X20] a job whose transaction fails never was', async () => {
  const jobs = await startJobs()
  const failing = database.transaction(async tx => {
    await jobs.enqueue(tx, greet, { name: 'ghost' })
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  await send(jobs, 'Ada')
  await eventually(() => greeted.length > 0)
  expect(greeted).toEqual(['Ada'])
})

test('[X20] a job that fails is tried again', async () => {
  let failures = 1
  const jobs = await startJobs({
    async work({ name }) {
      if (failures-- > 0) throw new Error('not today')
      greeted.push(name)
    },
  })
  await send(jobs, 'Ada')
  await eventually(() => greeted.length === 1)
  expect(errors).toEqual(['test.greet'])
})

test('of two waiting jobs with one key only one is queued', async () => {
  const sender = await startJobs({ works: false })
  await send(sender, 'first', 'key')
  await send(sender, 'second', 'key')
  await send(sender, 'third', 'another key')
  await startJobs()
  await eventually(() => greeted.length === 2)
  expect(greeted.sort()).toEqual(['first', 'third'])
})

test('a process that only sends does not work, and one that works finds what waited', async () => {
  const web = await startJobs({ works: false })
  await send(web, 'Ada')
  await new Promise(resolve => setTimeout(resolve, 300))
  expect(greeted).toEqual([])
  await startJobs()
  await eventually(() => greeted.length === 1)
})

test('stopping waits for the job that runs', async () => {
  const { promise: running, resolve: begin } = Promise.withResolvers<void>()
  const { promise: done, resolve: finish } = Promise.withResolvers<void>()
  const jobs = await startJobs({
    async work({ name }) {
      begin()
      await done
      greeted.push(name)
    },
  })
  await send(jobs, 'Ada')
  await running
  const stopping = jobs.stop()
  finish()
  await stopping
  expect(greeted).toEqual(['Ada'])
})

test('a schedule is stored once however many work, and dropped when no queue asks for it', async () => {
  await Promise.all([startJobs(), startJobs()])
  const schedules = async () => {
    const { rows } = await database.run('select name from jobs.schedule')
    return rows.map(row => row.name)
  }
  expect(await schedules()).toEqual(['test.tidy'])
  const without = createJobs({ database, works: true, onError: () => {} })
  without.handle(greet, async () => {})
  await without.start()
  started.push(without)
  expect(await schedules()).toEqual([])
})
