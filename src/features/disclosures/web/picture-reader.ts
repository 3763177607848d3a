import languageUrl from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url'
import wasmUrl from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url'
import { startPictureWorker } from './disclosure-workers.ts'
import { type PictureDesk, type PictureThread, pictureDesk } from './picture-desk.ts'
import type { PictureAnswer } from './picture-engine.ts'

/** Brings the reader of pictures, four megabytes from our own server, and starts it. Pictures only go into its workers. */
export async function startPictureReader(size: number, signal: AbortSignal): Promise<PictureDesk> {
  const [wasm, language] = await Promise.all([bytesOf(wasmUrl, signal), unpacked(languageUrl, signal)])
  return pictureDesk(thread, { wasm, language }, size, signal)
}

function thread(): PictureThread {
  const worker = startPictureWorker()
  return {
    send: (request, given) => worker.postMessage(request, given),
    listen(answered, ended) {
      worker.onmessage = ({ data }: MessageEvent<PictureAnswer>) => answered(data)
      worker.onerror = ended
    },
    end: () => worker.terminate(),
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
