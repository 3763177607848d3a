import pdfWorkerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { trustedWorkerUrl } from '#web/trusted-worker-url.ts'
import pictureWorkerUrl from './picture-worker.ts?worker&url'

const door = trustedWorkerUrl('paper-worker', [pdfWorkerUrl, pictureWorkerUrl])

/** The worker of the next file waits already: it is quicker, and a file can be read after the network is gone. */
let waiting: Worker | null = null

/** Brings the worker of the next file. */
export function preparePdfWorker(): Worker {
  waiting ??= start(pdfWorkerUrl)
  return waiting
}

/** A worker for one file. The answer that brings its script forbids it every request, so what it holds cannot leave. */
export function takePdfWorker(): Worker {
  const worker = preparePdfWorker()
  waiting = null
  return worker
}

/** The same for one picture; its answer lets it run WebAssembly besides, and nothing else. */
export function startPictureWorker(): Worker {
  return start(pictureWorkerUrl)
}

/** Settles only where the worker's script did not come or broke: its messages would never be answered. */
export function workerFailed(worker: Worker): Promise<never> {
  return new Promise((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The worker failed')), { once: true })
  })
}

function start(url: string): Worker {
  const worker = new Worker(door(url), { type: 'module', name: 'paper' })
  const forget = () => {
    if (waiting === worker) waiting = null
  }
  worker.addEventListener('error', forget)
  return worker
}
