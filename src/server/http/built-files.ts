import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withClaims } from '#routes/claim-marks.ts'
import type { Claims } from '#routes/claims.ts'
import { OPERATOR_MARK, type OperatorDetails, operatorLines } from '#routes/operator-details.ts'
import type { Encoding } from './accepted-encoding.ts'
import { BEST, brotli, gzip, QUICK } from './compression.ts'
import { type ServedFile, SITE_ORIGIN } from './page-manifest.ts'

type Body = Uint8Array<ArrayBuffer>

export interface BuiltFiles {
  /** Two sites made from one build send different bytes, so their tags differ too. */
  etagOf(served: ServedFile): string
  bodyOf(served: ServedFile, encoding: Encoding | undefined): Promise<Body>
}

export interface SiteSettings {
  baseUrl: string
  operator: OperatorDetails
  claims: Claims
}

/**
 * What is sent for each file of the build, with the address and the operator of this site in it, and with those claims that its
 * operator vouches for. All of it fits in memory many times over.
 */
export function createBuiltFiles(dist: string, { baseUrl, operator, claims }: SiteSettings): BuiltFiles {
  const bodies = new Map<string, Promise<Body>>()
  const named = operatorLines(operator)
    .map(line => line.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`))
    .join('<br>')
  const site = createHash('sha256')
    .update(JSON.stringify([baseUrl, named, claims]))
    .digest('base64url')
    .slice(0, 8)

  return {
    etagOf: ({ etag, addressed }) => (addressed ? etag.replace(/"$/, `.${site}"`) : etag),
    bodyOf(served, encoding) {
      const name = `${served.file}${encoding?.suffix ?? ''}`
      return (
        bodies.get(name) ?? cache(name, served.addressed ? addressed(served, encoding) : readFile(join(dist, name)))
      )
    },
  }

  function cache(name: string, making: Promise<Buffer<ArrayBuffer>>): Promise<Body> {
    const body = making.then(bytes => new Uint8Array(bytes))
    bodies.set(name, body)
    body.catch(() => bodies.delete(name))
    return body
  }

  async function addressed({ file }: ServedFile, encoding: Encoding | undefined): Promise<Buffer<ArrayBuffer>> {
    const text = await readFile(join(dist, file), 'utf8')
    const ours = withClaims(text, claims)
      .replaceAll(SITE_ORIGIN, baseUrl)
      .replaceAll(OPERATOR_MARK, () => named)
    const bytes = Buffer.from(ours)
    if (!encoding) return bytes
    if (encoding.name === 'gzip') return gzip(bytes)
    const quick = await brotli(bytes, QUICK)
    // The first visitor does not wait for what the second one gets. If it cannot be made, the quick one stays.
    const best = brotli(bytes, BEST)
    best.then(
      () => cache(file + encoding.suffix, best),
      () => {},
    )
    return quick
  }
}
