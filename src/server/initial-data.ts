import type { SurveyRate } from '#domain/survey-rate.ts'
import { OWNER } from '#resources/loan.ts'
import type { InitialData } from '#routes/initial-data.ts'
import { readsAt } from '#routes/pages.ts'
import { serverActionContext } from './action-context.ts'
import type { Sessions } from './auth/sessions.ts'
import { readRevision } from './changes/revisions.ts'
import type { Database } from './db/database.ts'
import { limitConcurrency } from './limit-concurrency.ts'
import { loanAccess } from './loans/access.ts'
import { type StoredResource, shownTo } from './resources.ts'

/** Whose page it is, what it shows of their resources, and the cookie of a session that was prolonged. */
export type ReadInitialData = (
  path: string,
  cookieHeader: string | undefined,
) => Promise<{ sent: InitialData; cookie: string | undefined } | null>

/** Of the database's connections. One after the other for each page: together they would take as many as there are resources. */
const MOST_AT_ONCE = 5

export function readInitialData(
  database: Database,
  readSession: Sessions['read'],
  resources: readonly StoredResource[],
  readSurvey: () => Promise<SurveyRate>,
): ReadInitialData {
  const share = limitConcurrency(MOST_AT_ONCE)
  const byName = new Map(resources.map(stored => [stored.resource.name, stored]))

  return (path, cookieHeader) =>
    share(async () => {
      const live = await readSession(cookieHeader)
      if (!live) return null
      const { user, session } = live
      const context = serverActionContext(user.time_zone)
      const views: Record<string, unknown> = {}
      const revisions: Record<string, number> = {}
      const ofLoan = await loanAccess(database.orm, user.id, undefined)
      const ofPerson = { user_id: user.id, loan_id: null, viewer: OWNER }
      for (const name of ['loans', ...(readsAt(path) ?? [])]) {
        const stored = byName.get(name)
        if (!stored) continue
        const access = stored.resource.perLoan ? ofLoan : ofPerson
        revisions[name] = await readRevision(database.orm, stored.resource, access)
        views[name] = shownTo(access, stored, await stored.store.load(database.orm, access), context)
      }
      const { id, email, name, created_at } = user
      const sent: InitialData = {
        session: {
          user: { id, email, name, createdAt: created_at.toISOString() },
          session: { id: session.id, expiresAt: session.expires_at.toISOString() },
        },
        views,
        revisions,
        survey: await readSurvey(),
      }
      return { sent, cookie: live.cookie }
    })
}
