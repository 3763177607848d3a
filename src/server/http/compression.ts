import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib'

/** Takes milliseconds for a page. */
export const QUICK = 5
/** Takes half a second for a page and saves another tenth. */
export const BEST = 11

export function brotli(bytes: Uint8Array, quality: typeof QUICK | typeof BEST): Promise<Buffer<ArrayBuffer>> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return promisify(brotliCompress)(bytes, { params }) as Promise<Buffer<ArrayBuffer>>
}

export function gzip(bytes: Uint8Array): Promise<Buffer<ArrayBuffer>> {
  return promisify(gzipCompress)(bytes, { level: 9 }) as Promise<Buffer<ArrayBuffer>>
}
