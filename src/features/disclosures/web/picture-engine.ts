import TesseractCore, { type TesseractModule } from 'tesseract.js-core/tesseract-core-simd-lstm.js'

/** Part of a picture, in its dots. */
export interface Area {
  left: number
  top: number
  width: number
  height: number
}

/** How a picture is looked at: all of it for words wherever they stand, or a part of it for one row. */
export type Look = { kind: 'words' } | { kind: 'row'; area: Area; isFigure: boolean }

/** What a page or a command sends: once the reader itself, then a picture at a time. */
export type PictureRequest =
  | { kind: 'begin'; wasm: ArrayBuffer; language: ArrayBuffer }
  | { kind: 'page'; picture: ArrayBuffer; looks: Look[] }

export type PictureAnswer =
  | { kind: 'ready' }
  | { kind: 'progress'; percent: number }
  /** The words of each look, as hOCR. */
  | { kind: 'page'; hocr: string[] }
  | { kind: 'failed' }

const NEURAL = 1
/** Words wherever they stand, as on a form; the other modes look for paragraphs and mix the columns. */
const SPARSE_TEXT = '11'
const ONE_ROW = '7'
/** All that figures are written with. */
const FIGURES = '0123456789$,.%-–—/()'

interface Engine {
  module: TesseractModule
  api: InstanceType<TesseractModule['TessBaseAPI']>
  /** How many of how many looks at a picture are done. */
  looks: { done: number; of: number }
}

/** The thread's side: answers each request, whoever runs the thread. */
export function pictureEngine(answer: (said: PictureAnswer) => void): (request: PictureRequest) => Promise<void> {
  let engine: Engine | null = null
  return async request => {
    try {
      if (request.kind === 'begin') {
        engine = await begin(request.wasm, request.language, percent => answer({ kind: 'progress', percent }))
        answer({ kind: 'ready' })
      } else if (engine) answer({ kind: 'page', hocr: recognise(engine, request.picture, request.looks) })
      else answer({ kind: 'failed' })
    } catch {
      answer({ kind: 'failed' })
    }
  }
}

async function begin(wasm: ArrayBuffer, language: ArrayBuffer, onProgress: (percent: number) => void): Promise<Engine> {
  const looks = { done: 0, of: 1 }
  const module = await TesseractCore({
    wasmBinary: wasm,
    TesseractProgress: percent => onProgress((100 * looks.done + percent) / looks.of),
    print: () => {},
    printErr: () => {},
  })
  module.FS.writeFile('eng.traineddata', new Uint8Array(language))
  const api = new module.TessBaseAPI()
  if (api.Init(null, 'eng', NEURAL) !== 0) throw new Error('The reader of pictures did not start')
  // It has read them into its own memory.
  module.FS.unlink('eng.traineddata')
  api.SetVariable('user_defined_dpi', '200')
  return { module, api, looks }
}

function recognise(engine: Engine, picture: ArrayBuffer, looks: readonly Look[]): string[] {
  const { module, api } = engine
  module.FS.writeFile('/input', new Uint8Array(picture))
  if (api.SetImageFile(1, 0) !== 0) throw new Error('This is no picture')
  module.FS.unlink('/input')
  const hocr = looks.map((look, done) => {
    Object.assign(engine.looks, { done, of: looks.length })
    api.SetVariable('tessedit_pageseg_mode', look.kind === 'words' ? SPARSE_TEXT : ONE_ROW)
    api.SetVariable('tessedit_char_whitelist', look.kind === 'row' && look.isFigure ? FIGURES : '')
    if (look.kind !== 'words') {
      const { left, top, width, height } = look.area
      api.SetRectangle(left, top, width, height)
    }
    api.Recognize(null)
    return api.GetHOCRText()
  })
  api.Clear()
  return hocr
}
