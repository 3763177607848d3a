import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string }
}

/** The page's policy lets exactly this one script become a worker. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('paper-worker', {
  createScriptURL: url => {
    if (url !== workerUrl) throw new TypeError('Only the reader of papers runs as a worker')
    return url
  },
})

/** A worker for one file. The answer that brings its script forbids it every request, so what it holds cannot leave. */
export function startPdfWorker(): Worker {
  return new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module', name: 'paper' })
}
