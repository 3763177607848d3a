import { type PictureRequest, pictureEngine } from './picture-engine.ts'

const take = pictureEngine(said => self.postMessage(said))

self.onmessage = ({ data }: MessageEvent<PictureRequest>) => void take(data)
