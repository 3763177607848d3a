import pdfWorkerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import pictureWorkerUrl from './picture-worker.ts?worker&url'

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string }
}

/** The page's policy lets exactly these two scripts become workers. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('paper-worker', {
  createScriptURL: url => {
    if (url !== pdfWorkerUrl && url !== pictureWorkerUrl)
      throw new TypeError('Only the readers of papers run as workers')
    return url
  },
})

/** A worker for one file. The answer that brings its script forbids it every request, so what it holds cannot leave. */
export function startPdfWorker(): Worker {
  return start(pdfWorkerUrl)
}

/** The same for one picture; its answer lets it run WebAssembly besides, and nothing else. */
export function startPictureWorker(): Worker {
  return start(pictureWorkerUrl)
}

function start(url: string): Worker {
  return new Worker(policy?.createScriptURL(url) ?? url, { type: 'module', name: 'paper' })
}
