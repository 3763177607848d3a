import type { SurveyRate } from '#domain/survey-rate.ts'

/** What the server sends along with an account's page, so that the browser renders it without a request. */
export interface InitialData {
  session: SentSession
  /** What the page shows of resources, by their names. */
  views: Record<string, unknown>
  /** How often each of them was changed by then. */
  revisions: Record<string, number>
  /** What lenders averaged, as far as the server knows. */
  survey: SurveyRate
}

/** Who is signed in, as `GET /api/auth/get-session` tells it. */
export interface SentSession {
  user: { id: string; email: string; name: string; createdAt: string }
  session: { id: string; expiresAt: string }
}

/** Stands in a page, as data. */
export const INITIAL_DATA = 'initial-data'
