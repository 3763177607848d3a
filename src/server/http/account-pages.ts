import { setTimeout as pause } from 'node:timers/promises'
import { INITIAL_DATA, type InitialData } from '#routes/initial-data.ts'
import type { ReadInitialData } from '#server/initial-data.ts'
import { errorFields, type Log } from '#server/log.ts'
import { SESSION_PRELOAD } from './page-manifest.ts'

/** After this long the page is sent without data, and reads by itself. */
const PATIENCE_MS = 1_000

export interface AccountPage {
  html: string
  cookie: string | undefined
}

/** A page with what it shows to the account whose cookie it is; nothing where nobody is signed in or it cannot be read now. */
export type FillForAccount = (
  path: string,
  cookieHeader: string,
  shell: () => Promise<string>,
) => Promise<AccountPage | undefined>

export function accountPages(readInitialData: ReadInitialData, log: Log): FillForAccount {
  async function fill(path: string, cookieHeader: string, shell: () => Promise<string>) {
    const read = await readInitialData(path, cookieHeader)
    if (!read) return undefined
    const html = (await shell()).replace(SESSION_PRELOAD, () => asData(read.sent))
    return { html, cookie: read.cookie }
  }

  return async (path, cookieHeader, shell) => {
    const filling = fill(path, cookieHeader, shell).catch(error => {
      log.warn('page-not-filled', { path, ...errorFields(error) })
      return undefined
    })
    return await Promise.race([filling, pause(PATIENCE_MS, undefined, { ref: false })])
  }
}

function asData(sent: InitialData): string {
  // What could end the element, or begin a comment in it, is written in another way that JSON reads as the same.
  const text = JSON.stringify(sent).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${INITIAL_DATA}">${text}</script>`
}
