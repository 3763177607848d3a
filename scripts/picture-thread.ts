import { parentPort } from 'node:worker_threads'
import { type PictureRequest, pictureEngine } from '../src/features/disclosures/web/picture-engine.ts'

/** Reads pictures for `npm run papers`, beside the thread that asks. */
const take = pictureEngine(said => parentPort?.postMessage(said))
parentPort?.on('message', (request: PictureRequest) => void take(request))
