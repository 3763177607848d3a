import { useEffect, useRef, useState } from 'react'
import type { UnknownReason } from '#domain/disclosures/reading.ts'
import { LARGEST_FILE_MB, type PdfProblem } from '../pdf-problem.ts'
import type { ReadDisclosure } from './read-disclosure.ts'
import { markStage } from './reading-stages.ts'
import { sampleFile } from './sample-file.ts'

/** What can be read as a picture, when somebody asks for it. */
export const PICTURES: readonly string[] = ['picture', 'picture-pages', 'image-file']

/** A file on its way: waiting, being read, or ended with a sentence. Disclosures that were read go to whoever asked. */
export interface DisclosureFile {
  key: number
  name: string
  state:
    | { kind: 'reading'; page: number; of: number; percent?: number }
    | { kind: 'problem'; problem: PdfProblem | UnknownReason }
    /** The reader did not come. Without a network it is tried again as soon as there is one. */
    | { kind: 'failed'; isOffline: boolean; asPicture: boolean }
    /** It was read, and what was read could not be stored. */
    | { kind: 'not-saved' }
    /** Somebody stopped it; the pages that were read until then stay. */
    | { kind: 'stopped'; read: number; of: number }
}

export interface DisclosureFiles {
  files: DisclosureFile[]
  add(files: Iterable<File>): void
  retry(key: number, password: string): void
  /** Reads a file that is a picture; it takes longer, and the reader comes from the server. */
  readPicture(key: number): void
  stop(key: number): void
  dismiss(key: number): void
}

const PROGRESS_EACH_MS = 300

/** A file that was refused for good: its sentence has been read when somebody chooses the next. */
function isOver(state: DisclosureFile['state']): boolean {
  return state.kind === 'problem' && !CAN_BE_OPENED.includes(state.problem)
}

/** With a password, or as a picture. */
const CAN_BE_OPENED: readonly string[] = ['password-needed', 'password-wrong', ...PICTURES]

/** What a picture seems to be when it could not be made out. */
const UNREAD: ReadonlySet<UnknownReason> = new Set(['other', 'empty', 'picture'])

let lastKey = 0

/** Half a megabyte: it comes with the first file, or when somebody reaches for one, not with the page. */
const reader = () => import('./read-in-browser.ts')

/** Brings the reader and its worker side by side. If one cannot be loaded, that is reported when there is a file. */
async function prepared(): Promise<Awaited<ReturnType<typeof reader>>> {
  const [here] = await Promise.all([
    reader(),
    import('./disclosure-workers.ts').then(workers => workers.preparePdfWorker()),
  ])
  return here
}

/** Somebody reaches for a disclosure: the reader comes, and reads our sample once. */
export async function prepareReader(): Promise<void> {
  const [{ warmUp }, sample] = await Promise.all([prepared(), sampleFile()])
  if (sample) await warmUp(new Uint8Array(await sample.arrayBuffer()))
}

/** `onPapers` says whether the disclosures of a file found their place; a file never ends without a word. */
export function useDisclosureFiles(
  onDisclosures: (disclosures: ReadDisclosure[]) => boolean | Promise<boolean>,
): DisclosureFiles {
  const [files, setFiles] = useState<DisclosureFile[]>([])
  const originals = useRef(new Map<number, { file: File; stop: AbortController }>())

  const change = (key: number, state: DisclosureFile['state']) =>
    setFiles(now => now.map(each => (each.key === key ? { ...each, state } : each)))
  const dismiss = (key: number) => {
    originals.current.get(key)?.stop.abort()
    originals.current.delete(key)
    setFiles(now => now.filter(each => each.key !== key))
  }

  /** Disclosures find their place; of a file that was stopped in between, a sentence stays. */
  async function deliver(key: number, disclosures: ReadDisclosure[], left?: DisclosureFile['state']) {
    const original = originals.current.get(key)
    const isLeft = left !== undefined && original !== undefined
    if (isLeft) change(key, left)
    else dismiss(key)
    if (await onDisclosures(disclosures)) return
    if (!original) return
    originals.current.set(key, original)
    resetReading(key)
    const file: DisclosureFile = { key, name: original.file.name, state: { kind: 'not-saved' } }
    setFiles(now => [...now.filter(each => each.key !== key), file])
  }

  /** The same file from its beginning, with a stop that nobody has used yet. */
  function resetReading(key: number) {
    const original = originals.current.get(key)
    if (original) originals.current.set(key, { ...original, stop: new AbortController() })
  }

  async function read(key: number, password?: string) {
    const original = originals.current.get(key)
    if (!original) return
    const { file, stop } = original
    if (file.size > LARGEST_FILE_MB * 1024 * 1024) return change(key, { kind: 'problem', problem: 'too-large' })
    change(key, { kind: 'reading', page: 0, of: 0 })
    markStage('chosen')
    try {
      const [{ readInBrowser }, data] = await Promise.all([prepared(), file.arrayBuffer()])
      markStage('reader here')
      let reportedAt = performance.now()
      const { answer, disclosures } = await readInBrowser(new Uint8Array(data), {
        password,
        signal: stop.signal,
        onPage(page, of) {
          // Rendering for each page's progress would take longer than reading most pages.
          if (performance.now() - reportedAt < PROGRESS_EACH_MS) return
          reportedAt = performance.now()
          change(key, { kind: 'reading', page, of })
        },
      })
      if (stop.signal.aborted) return
      if (!answer.ok) return change(key, { kind: 'problem', problem: answer.problem })
      if (answer.reading.kind === 'unknown') return change(key, { kind: 'problem', problem: answer.reading.why })
      await deliver(key, disclosures)
    } catch {
      change(key, { kind: 'failed', isOffline: !navigator.onLine, asPicture: false })
    }
  }

  async function readAsPicture(key: number) {
    const original = originals.current.get(key)
    if (!original) return
    const { file, stop } = original
    change(key, { kind: 'reading', page: 0, of: 0, percent: 0 })
    try {
      const { readPicture } = await import('./read-picture.ts')
      const { reading, disclosures, read, of } = await readPicture(file, {
        signal: stop.signal,
        onProgress(page, of, percent) {
          if (!stop.signal.aborted) change(key, { kind: 'reading', page, of, percent })
        },
      })
      if (stop.signal.aborted)
        return disclosures.length > 0 ? deliver(key, disclosures, { kind: 'stopped', read, of }) : undefined
      if (reading.kind === 'unknown' && !UNREAD.has(reading.why))
        return change(key, { kind: 'problem', problem: reading.why })
      if (disclosures.length === 0) return change(key, { kind: 'problem', problem: 'picture-unread' })
      await deliver(key, disclosures)
    } catch {
      if (!stop.signal.aborted) change(key, { kind: 'failed', isOffline: !navigator.onLine, asPicture: true })
    }
  }

  /** The person need not wait for the reader to agree: the sentence comes now, what was read until then follows. */
  function stopReading(key: number) {
    originals.current.get(key)?.stop.abort()
    change(key, { kind: 'stopped', read: 0, of: 0 })
  }

  function readAgain(key: number, asPicture: boolean, password?: string) {
    resetReading(key)
    void (asPicture ? readAsPicture(key) : read(key, password))
  }

  useEffect(() => {
    const goOn = () => {
      for (const { key, state } of files) if (state.kind === 'failed') readAgain(key, state.asPicture)
    }
    window.addEventListener('online', goOn)
    return () => window.removeEventListener('online', goOn)
  })

  return {
    files,
    add(chosen) {
      setFiles(now => now.filter(({ state }) => !isOver(state)))
      for (const file of chosen) {
        lastKey += 1
        const key = lastKey
        originals.current.set(key, { file, stop: new AbortController() })
        setFiles(now => [...now, { key, name: file.name, state: { kind: 'reading', page: 0, of: 0 } }])
        void read(key)
      }
    },
    retry: (key, password) => readAgain(key, false, password || undefined),
    readPicture: key => readAgain(key, true),
    stop: stopReading,
    dismiss,
  }
}
