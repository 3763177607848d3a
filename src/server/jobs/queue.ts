/** One kind of background work. The declaration is apart from its worker, so that whoever adds to it need not know who works. */
export interface Queue<Data extends object> {
  name: string
  /** How often to try again after a failure; the pauses double from `pauseSeconds` to at most an hour. */
  retries: number
  pauseSeconds: number
  /** A job that runs longer is taken for dead and tried again. */
  patienceSeconds: number
  /** What a job says names somebody, perhaps with nothing but an address that was typed: it goes once it is done. */
  isPersonal?: boolean
  /** Five-field cron in UTC. The queue then fills itself, once per occurrence however many servers run. */
  cron?: string
  /** Only for the type. */
  data?: Data
}

export interface EnqueueOptions {
  /** At most one waiting job per key: a second one is dropped, not queued. */
  key?: string
  startAfter?: Date
}

export function defineQueue<Data extends object>(queue: Queue<Data>): Queue<Data> {
  return queue
}
