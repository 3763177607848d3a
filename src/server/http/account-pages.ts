import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { Claims } from '#routes/claims.ts'
import { INITIAL_DATA, type InitialData } from '#routes/initial-data.ts'
import type { ReadInitialData } from '#server/initial-data.ts'
import { errorFields, type Log } from '#server/log.ts'
import { DRAWN_MARK, SENT_MARK } from './page-manifest.ts'

/** Longer than this nobody looks at nothing: the page then comes as everybody's, and reads by itself. */
const PATIENCE_MS = 1_000

export interface AccountPage {
  html: string
  cookie: string | undefined
}

/** The page of the account whose cookie it is, put into its shell; nothing where nobody is signed in or it cannot be drawn now. */
export type DrawForAccount = (
  path: string,
  cookieHeader: string,
  shell: () => Promise<string>,
) => Promise<AccountPage | undefined>

/** What the build made of src/app/browser/prerender.tsx. */
interface Renderer {
  drawPage(path: string, sent: InitialData, claims: Claims): Promise<string | undefined>
}

export function accountPages(dist: string, readInitialData: ReadInitialData, claims: Claims, log: Log): DrawForAccount {
  let renderer: Promise<Renderer> | undefined

  async function draw(path: string, cookieHeader: string, shell: () => Promise<string>) {
    // The first of all fetches the code while the account is read.
    renderer ??= import(pathToFileURL(join(dist, 'renderer/app.js')).href)
    const [read, { drawPage }] = await Promise.all([readInitialData(path, cookieHeader), renderer])
    if (!read) return undefined
    const drawn = await drawPage(path, read.sent, claims)
    if (drawn === undefined) return undefined
    const html = (await shell()).replace(SENT_MARK, () => asData(read.sent)).replace(DRAWN_MARK, () => drawn)
    return { html, cookie: read.cookie }
  }

  return async (path, cookieHeader, shell) => {
    const drawing = draw(path, cookieHeader, shell).catch(error => {
      log.warn('page-not-drawn', { path, ...errorFields(error) })
      return undefined
    })
    return await Promise.race([drawing, pause(PATIENCE_MS, undefined, { ref: false })])
  }
}

function asData(sent: InitialData): string {
  // What could end the element, or begin a comment in it, is written in another way that JSON reads as the same.
  const text = JSON.stringify(sent).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${INITIAL_DATA}">${text}</script>`
}
