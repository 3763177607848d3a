import { useRef, useState } from 'react'
import type { UnknownReason } from '#domain/papers/reading.ts'
import { LARGEST_FILE_MB, type PdfProblem } from '../pdf-problem.ts'
import type { ReadPaper } from './read-paper.ts'
import { reached } from './reading-stages.ts'
import { sampleFile } from './sample-file.ts'

/** A file on its way: waiting, being read, or ended with a sentence. Papers that were read go to whoever asked. */
export interface PaperFile {
  key: number
  name: string
  state:
    | { kind: 'reading'; page: number; of: number; percent?: number }
    | { kind: 'problem'; problem: PdfProblem | UnknownReason }
    | { kind: 'failed' }
    /** It was read, and what was read could not be stored. */
    | { kind: 'not-kept' }
}

export interface PaperFiles {
  files: PaperFile[]
  add(files: Iterable<File>): void
  retry(key: number, password: string): void
  /** Reads a file that is a picture; it takes longer, and the reader comes from the server. */
  readPicture(key: number): void
  stop(key: number): void
  dismiss(key: number): void
}

const TOLD_EACH_MS = 300

let lastKey = 0

/** Half a megabyte: it comes with the first file, or when somebody reaches for one, not with the page. */
const reader = () => import('./read-in-browser.ts')

/** Brings the reader and its worker side by side. One that does not come is told when there is a file. */
async function prepared(): Promise<Awaited<ReturnType<typeof reader>>> {
  const [here] = await Promise.all([reader(), import('./paper-workers.ts').then(workers => workers.preparePdfWorker())])
  return here
}

/** Somebody reaches for a paper: the reader comes, and reads our sample once. */
export async function prepareReader(): Promise<void> {
  const [{ rehearse }, sample] = await Promise.all([prepared(), sampleFile()])
  if (sample) await rehearse(new Uint8Array(await sample.arrayBuffer()))
}

/** `onPapers` says whether the papers of a file found their place; a file never ends without a word. */
export function usePaperFiles(onPapers: (papers: ReadPaper[]) => boolean | Promise<boolean>): PaperFiles {
  const [files, setFiles] = useState<PaperFile[]>([])
  const originals = useRef(new Map<number, { file: File; stop: AbortController }>())

  const change = (key: number, state: PaperFile['state']) =>
    setFiles(now => now.map(each => (each.key === key ? { ...each, state } : each)))
  const dismiss = (key: number) => {
    originals.current.get(key)?.stop.abort()
    originals.current.delete(key)
    setFiles(now => now.filter(each => each.key !== key))
  }

  async function hand(key: number, papers: ReadPaper[]) {
    const original = originals.current.get(key)
    dismiss(key)
    if (await onPapers(papers)) return
    if (!original) return
    originals.current.set(key, { ...original, stop: new AbortController() })
    setFiles(now => [...now, { key, name: original.file.name, state: { kind: 'not-kept' } }])
  }

  async function read(key: number, password?: string) {
    const original = originals.current.get(key)
    if (!original) return
    const { file, stop } = original
    if (file.size > LARGEST_FILE_MB * 1024 * 1024) return change(key, { kind: 'problem', problem: 'too-large' })
    change(key, { kind: 'reading', page: 0, of: 0 })
    reached('chosen')
    try {
      const [{ readInBrowser }, data] = await Promise.all([prepared(), file.arrayBuffer()])
      reached('reader here')
      let told = performance.now()
      const { answer, papers } = await readInBrowser(new Uint8Array(data), {
        password,
        signal: stop.signal,
        onPage(page, of) {
          // To draw each page's number would take longer than to read most of them.
          if (performance.now() - told < TOLD_EACH_MS) return
          told = performance.now()
          change(key, { kind: 'reading', page, of })
        },
      })
      if (stop.signal.aborted) return
      if (!answer.ok) return change(key, { kind: 'problem', problem: answer.problem })
      if (answer.reading.kind === 'unknown') return change(key, { kind: 'problem', problem: answer.reading.why })
      await hand(key, papers)
    } catch {
      change(key, { kind: 'failed' })
    }
  }

  async function readAsPicture(key: number) {
    const original = originals.current.get(key)
    if (!original) return
    const { file, stop } = original
    change(key, { kind: 'reading', page: 0, of: 0, percent: 0 })
    try {
      const { readPicture } = await import('./read-picture.ts')
      const { reading, papers } = await readPicture(file, {
        signal: stop.signal,
        onProgress: (page, of, percent) => change(key, { kind: 'reading', page, of, percent }),
      })
      if (stop.signal.aborted) return
      if (reading.kind === 'unknown' || papers.length === 0)
        return change(key, { kind: 'problem', problem: 'picture-unread' })
      await hand(key, papers)
    } catch {
      if (!stop.signal.aborted) change(key, { kind: 'failed' })
    }
  }

  return {
    files,
    add(chosen) {
      for (const file of chosen) {
        lastKey += 1
        const key = lastKey
        originals.current.set(key, { file, stop: new AbortController() })
        setFiles(now => [...now, { key, name: file.name, state: { kind: 'reading', page: 0, of: 0 } }])
        void read(key)
      }
    },
    retry(key, password) {
      const original = originals.current.get(key)
      if (original) originals.current.set(key, { ...original, stop: new AbortController() })
      void read(key, password || undefined)
    },
    readPicture: key => void readAsPicture(key),
    stop: dismiss,
    dismiss,
  }
}
