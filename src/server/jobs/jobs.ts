import { randomUUID } from 'node:crypto'
import { PgBoss } from 'pg-boss'
import type { Database, Orm } from '#server/db/database.ts'
import { runPlain } from '#server/db/orm.ts'
import type { EnqueueOptions, Queue } from './queue.ts'

/** Background work that survives restarts and is shared by all servers on the database. */
export interface Jobs {
  /** Names who does the work. Before `start`; every queue needs one, also in a process that only fills it. */
  handle<Data extends object>(queue: Queue<Data>, work: (data: Data) => Promise<void>): void
  /** Queues a job in the caller's transaction: it exists exactly if what asked for it does. */
  enqueue<Data extends object>(tx: Orm, queue: Queue<Data>, data: Data, options?: EnqueueOptions): Promise<void>
  start(): Promise<void>
  /** Takes no new job and waits for those that run. */
  stop(): Promise<void>
}

export interface JobsOptions {
  database: Database
  /** Whether this process works, or only fills the queues (`ROLE=web`). */
  works: boolean
  onError(error: Error, queue?: string): void
}

const LONGEST_PAUSE_SECONDS = 3600
const STOP_WITHIN_MS = 10_000
const WORKERS_PER_QUEUE = 2

export function createJobs({ database, works, onError }: JobsOptions): Jobs {
  const workers = new Map<string, { queue: Queue<object>; work: (data: object) => Promise<void> }>()
  const boss = new PgBoss({
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    db: plainSql(database),
    schema: 'jobs',
    useListenNotify: works,
    supervise: works,
    schedule: works,
    // Rebuilding indexes is a database operator's call, and the embedded engine cannot do it.
    reindex: false,
    monitorVacuum: false,
  })
  boss.on('error', error => onError(error))

  return {
    handle(queue, work) {
      workers.set(queue.name, { queue, work: work as (data: object) => Promise<void> })
    },

    async enqueue(tx, queue, data, { key, startAfter } = {}) {
      const db = { executeSql: (text: string, values?: unknown[]) => runPlain(tx, text, values) }
      await boss.send(queue.name, data, { db, singletonKey: key ?? randomUUID(), startAfter })
    },

    async start() {
      await boss.start()
      const known = new Map((await boss.getQueues()).map(queue => [queue.name, queue]))
      for (const { queue } of workers.values()) {
        if (known.has(queue.name)) await boss.updateQueue(queue.name, settings(queue))
        else await boss.createQueue(queue.name, { ...settings(queue), policy: 'stately' })
        // Fills the library's memory of the queue. Were it filled by the first `enqueue`, that would ask the outer handle
        // from inside a transaction, and the embedded database would wait for itself.
        await boss.insert(queue.name, [])
      }
      if (works) await work()
    },

    async stop() {
      await boss.stop({ graceful: true, timeout: STOP_WITHIN_MS })
    },
  }

  async function work(): Promise<void> {
    await updateSchedules()
    for (const { queue, work } of workers.values()) {
      for (let worker = 0; worker < (queue.cron ? 1 : WORKERS_PER_QUEUE); worker++) await addWorker(queue, work)
    }
  }

  async function addWorker(queue: Queue<object>, work: (data: object) => Promise<void>): Promise<void> {
    let id: string | undefined
    id = await boss.work<object>(queue.name, { notifyPollingIntervalSeconds: 10 }, async ([job]) => {
      if (!job) return
      try {
        await work(job.data)
        if (queue.isPersonal) await boss.deleteJob(queue.name, job.id)
      } catch (error) {
        onError(error instanceof Error ? error : new Error(String(error)), queue.name)
        throw error
      } finally {
        // Where one job was, there may be a thousand; without this each would wait for the next poll.
        if (id) boss.notifyWorker(id)
      }
    })
  }

  /** Schedules today's queues and ends the schedules of others: their jobs would only fill the tables. */
  async function updateSchedules(): Promise<void> {
    for (const { queue } of workers.values()) {
      if (queue.cron) await boss.schedule(queue.name, queue.cron, {}, { tz: 'UTC', missed: 'once' })
    }
    for (const { name } of await boss.getSchedules()) {
      if (!workers.get(name)?.queue.cron) await boss.unschedule(name)
    }
  }
}

function settings(queue: Queue<object>) {
  return {
    retryLimit: queue.retries,
    retryDelay: queue.pauseSeconds,
    retryBackoff: true,
    retryDelayMax: LONGEST_PAUSE_SECONDS,
    expireInSeconds: queue.patienceSeconds,
    // An hour is enough to look into a failure.
    deleteAfterSeconds: 3600,
    notify: true,
  }
}

function plainSql(database: Database) {
  return {
    executeSql: (text: string, values?: unknown[]) => database.run(text, values),
    async listen(channel: string, onMessage: (payload: string) => void, onRenewed: () => void) {
      const stop = await database.listen(channel, onMessage, onRenewed)
      onRenewed()
      return { close: stop }
    },
  }
}
