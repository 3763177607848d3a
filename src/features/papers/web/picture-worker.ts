import TesseractCore, { type TesseractModule } from 'tesseract.js-core/tesseract-core-simd-lstm.js'

/** What the page sends: once the reader itself, then a picture at a time. */
export type PictureRequest =
  | { kind: 'begin'; wasm: ArrayBuffer; language: ArrayBuffer }
  | { kind: 'page'; picture: ArrayBuffer }

export type PictureAnswer =
  | { kind: 'ready' }
  | { kind: 'progress'; percent: number }
  | { kind: 'page'; hocr: string }
  | { kind: 'failed' }

const answer = (said: PictureAnswer) => self.postMessage(said)

/** Words wherever they stand, as on a form; the other modes look for paragraphs and mix the columns. */
const SPARSE_TEXT = '11'
const NEURAL = 1

let reader: { module: TesseractModule; api: InstanceType<TesseractModule['TessBaseAPI']> } | null = null

self.onmessage = async ({ data }: MessageEvent<PictureRequest>) => {
  try {
    if (data.kind === 'begin') {
      reader = await begin(data.wasm, data.language)
      answer({ kind: 'ready' })
    } else answer({ kind: 'page', hocr: recognise(data.picture) })
  } catch {
    answer({ kind: 'failed' })
  }
}

async function begin(wasm: ArrayBuffer, language: ArrayBuffer) {
  const module = await TesseractCore({
    wasmBinary: wasm,
    TesseractProgress: percent => answer({ kind: 'progress', percent }),
    print: () => {},
    printErr: () => {},
  })
  module.FS.writeFile('eng.traineddata', new Uint8Array(language))
  const api = new module.TessBaseAPI()
  if (api.Init(null, 'eng', NEURAL) !== 0) throw new Error('The reader of pictures did not start')
  // It has read them into its own memory.
  module.FS.unlink('eng.traineddata')
  api.SetVariable('tessedit_pageseg_mode', SPARSE_TEXT)
  api.SetVariable('user_defined_dpi', '200')
  return { module, api }
}

function recognise(picture: ArrayBuffer): string {
  if (!reader) throw new Error('A picture came before the reader')
  const { module, api } = reader
  module.FS.writeFile('/input', new Uint8Array(picture))
  if (api.SetImageFile(1, 0) !== 0) throw new Error('This is no picture')
  module.FS.unlink('/input')
  api.Recognize(null)
  const hocr = api.GetHOCRText()
  api.Clear()
  return hocr
}
