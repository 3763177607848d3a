import type { Look, PictureAnswer, PictureRequest } from './picture-engine.ts'

/** A thread that reads pictures: a browser's worker, or one of Node's. */
export interface PictureThread {
  /** What is given goes over and is gone here: a copy on each side would lie in memory twice. */
  send(request: PictureRequest, given: ArrayBuffer[]): void
  listen(answered: (said: PictureAnswer) => void, ended: () => void): void
  end(): void
}

export interface PictureDesk {
  /** How many pictures it reads at a time. */
  size: number
  /** The words that each look at a picture finds, as hOCR. Waits until a thread is free. */
  read(picture: ArrayBuffer, looks: Look[], onProgress?: (percent: number) => void): Promise<string[]>
  end(): void
}

interface Parts {
  wasm: ArrayBuffer
  language: ArrayBuffer
}

/** Threads side by side. Whoever stops does not wait for them: they end in the middle of a page. */
export async function pictureDesk(
  start: () => PictureThread,
  { wasm, language }: Parts,
  size: number,
  signal: AbortSignal,
): Promise<PictureDesk> {
  const threads: PictureThread[] = []
  const free: PictureThread[] = []
  const waiting: ((thread: PictureThread) => void)[] = []
  let fail: ((why: Error) => void)[] = []
  const end = (why: Error = stopped()) => {
    for (const thread of threads.splice(0)) thread.end()
    for (const each of fail.splice(0)) each(why)
  }
  const stop = () => end()
  signal.addEventListener('abort', stop, { once: true })

  const request = (
    thread: PictureThread,
    request: PictureRequest,
    given: ArrayBuffer[],
    onProgress = (_: number) => {},
  ) =>
    new Promise<PictureAnswer>((resolve, reject) => {
      if (signal.aborted) return reject(stopped())
      fail.push(reject)
      const settle = (finish: () => void) => {
        fail = fail.filter(each => each !== reject)
        finish()
      }
      thread.listen(
        said => {
          if (said.kind === 'progress') return onProgress(said.percent)
          if (said.kind === 'failed') settle(() => reject(new Error('The reader of pictures failed')))
          else settle(() => resolve(said))
        },
        () => settle(() => reject(new Error('The reader of pictures ended'))),
      )
      thread.send(request, given)
    })
  const release = (thread: PictureThread) => {
    const next = waiting.shift()
    if (next) next(thread)
    else free.push(thread)
  }
  const begin = async (own: Parts) => {
    const thread = start()
    threads.push(thread)
    await request(thread, { kind: 'begin', ...own }, [own.wasm, own.language])
    release(thread)
  }

  // All but the last get a copy: what is given is gone.
  const copies = Array.from({ length: size - 1 }, () => ({ wasm: wasm.slice(0), language: language.slice(0) }))
  await Promise.all([...copies, { wasm, language }].map(begin))
  return {
    size,
    async read(picture, looks, onProgress) {
      if (signal.aborted) throw stopped()
      const thread = free.pop() ?? (await new Promise<PictureThread>(resolve => waiting.push(resolve)))
      try {
        const said = await request(thread, { kind: 'page', picture, looks }, [picture], onProgress)
        return said.kind === 'page' ? said.hocr : []
      } finally {
        release(thread)
      }
    },
    end() {
      signal.removeEventListener('abort', stop)
      end()
    },
  }
}

function stopped(): DOMException {
  return new DOMException('Reading was stopped', 'AbortError')
}
