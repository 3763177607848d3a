import languageUrl from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url'
import wasmUrl from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url'
import { startPictureWorker } from './paper-workers.ts'
import type { PictureAnswer, PictureRequest } from './picture-worker.ts'

export interface PictureReader {
  /** The words of one picture, as hOCR. */
  read(picture: ArrayBuffer, onProgress: (percent: number) => void): Promise<string>
  end(): void
}

/** Brings the reader of pictures, four megabytes from our own server, and starts it. Pictures only go into its worker. */
export async function startPictureReader(signal: AbortSignal): Promise<PictureReader> {
  const [wasm, language] = await Promise.all([bytesOf(wasmUrl, signal), unpacked(languageUrl, signal)])
  const worker = startPictureWorker()
  const end = () => worker.terminate()
  // What goes over is given away: a copy on each side would lie in the tab's memory twice.
  const ask = (request: PictureRequest, given: ArrayBuffer[], onProgress: (percent: number) => void = () => {}) =>
    new Promise<PictureAnswer>((resolve, reject) => {
      const stop = () => {
        end()
        reject(new DOMException('Reading was stopped', 'AbortError'))
      }
      if (signal.aborted) return stop()
      signal.addEventListener('abort', stop, { once: true })
      worker.onerror = () => reject(new Error('The reader of pictures ended'))
      worker.onmessage = ({ data }: MessageEvent<PictureAnswer>) => {
        if (data.kind === 'progress') return onProgress(data.percent)
        signal.removeEventListener('abort', stop)
        if (data.kind === 'failed') reject(new Error('The reader of pictures failed'))
        else resolve(data)
      }
      worker.postMessage(request, given)
    })
  await ask({ kind: 'begin', wasm, language }, [wasm, language])
  return {
    async read(picture, onProgress) {
      const answer = await ask({ kind: 'page', picture }, [picture], onProgress)
      return answer.kind === 'page' ? answer.hocr : ''
    },
    end,
  }
}

async function bytesOf(url: string, signal: AbortSignal): Promise<ArrayBuffer> {
  return (await answerOf(url, signal)).arrayBuffer()
}

async function unpacked(url: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const { body } = await answerOf(url, signal)
  if (!body) throw new Error('The reader of pictures did not come')
  return new Response(body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer()
}

async function answerOf(url: string, signal: AbortSignal): Promise<Response> {
  const answer = await fetch(url, { signal })
  if (!answer.ok) throw new Error('The reader of pictures did not come')
  return answer
}
