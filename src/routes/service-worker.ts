/** Where the browser finds the service worker. At the root, because a worker serves no address above its own. */
export const WORKER_PATH = '/service-worker.js'

/** What a page tells the worker. */
export type WorkerMessage =
  /** Cache the whole app, so that every page of it opens without a network. */
  | { kind: 'keep-app' }
  /** To a worker that waits: this page runs the script of this address. */
  | { kind: 'arrived'; script: string }
