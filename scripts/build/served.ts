import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { hasClaimMarks } from '#routes/claim-marks.ts'
import { OPERATOR_MARK } from '#routes/operator-details.ts'
import { BEST, brotli, gzip, QUICK } from '#server/http/compression.ts'
import { type ServedAsset, type ServedPage, SITE_ORIGIN } from '#server/http/page-manifest.ts'

const types: Record<string, { type: string; text: boolean }> = {
  '.html': { type: 'text/html; charset=utf-8', text: true },
  '.js': { type: 'text/javascript; charset=utf-8', text: true },
  '.mjs': { type: 'text/javascript; charset=utf-8', text: true },
  '.css': { type: 'text/css; charset=utf-8', text: true },
  '.svg': { type: 'image/svg+xml', text: true },
  '.txt': { type: 'text/plain; charset=utf-8', text: true },
  '.xml': { type: 'application/xml; charset=utf-8', text: true },
  '.json': { type: 'application/json; charset=utf-8', text: true },
  '.webmanifest': { type: 'application/manifest+json; charset=utf-8', text: true },
  '.wasm': { type: 'application/wasm', text: true },
  '.gz': { type: 'application/gzip', text: false },
  '.ico': { type: 'image/x-icon', text: false },
  '.png': { type: 'image/png', text: false },
  '.jpg': { type: 'image/jpeg', text: false },
  '.webp': { type: 'image/webp', text: false },
  '.avif': { type: 'image/avif', text: false },
  '.pdf': { type: 'application/pdf', text: false },
  '.woff2': { type: 'font/woff2', text: false },
}

/** Smaller files fit into one packet anyway. */
const WORTH_COMPRESSING = 600

export async function servedAsset(dist: string, file: string): Promise<ServedAsset> {
  const asset = { ...(await served(dist, file)), immutable: file.startsWith('assets/') }
  if (asset.immutable && asset.addressed) throw new Error(`${file} has the site's address in it, but not in its name`)
  return asset
}

export async function servedPage(dist: string, file: string, html: string): Promise<ServedPage> {
  await writeFile(join(dist, file), html)
  return { ...(await served(dist, file)), inlineScripts: inlineScripts(html) }
}

async function served(dist: string, file: string) {
  const kind = types[extname(file)]
  if (!kind) throw new Error(`The server does not know how to send ${file}; add its type to scripts/build/served.ts`)
  const bytes = await readFile(join(dist, file))
  const compressed = kind.text && bytes.length >= WORTH_COMPRESSING
  const addressed = kind.text && isFilledIn(file, bytes)
  if (compressed && !addressed) await compress(join(dist, file), bytes)
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return { file, type: kind.type, etag, compressed, addressed }
}

/** Whether the server has something to put there. Scripts are full of braces and never have. */
function isFilledIn(file: string, bytes: Buffer): boolean {
  if (bytes.includes(SITE_ORIGIN) || bytes.includes(OPERATOR_MARK)) return true
  return extname(file) === '.html' && hasClaimMarks(bytes.toString())
}

async function compress(path: string, bytes: Buffer): Promise<void> {
  await Promise.all([
    // Brotli's best takes as long for megabytes of WebAssembly as the rest of the build together.
    brotli(bytes, bytes.length > 2_000_000 ? QUICK : BEST).then(packed => writeFile(`${path}.br`, packed)),
    gzip(bytes).then(packed => writeFile(`${path}.gz`, packed)),
  ])
}

/** Hashes of everything inline that runs. Structured data does not. */
function inlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*(?:\bsrc=|application\/ld\+json))[^>]*>([\s\S]*?)<\/script>/g)
  return [...new Set([...scripts].map(([, text = '']) => `sha256-${sha256(text)}`))]
}

function sha256(text: string): string {
  // The server would change it, and the hash would be wrong.
  if (text.includes(SITE_ORIGIN)) throw new Error('An inline script has the site’s address in it')
  return createHash('sha256').update(text).digest('base64')
}
