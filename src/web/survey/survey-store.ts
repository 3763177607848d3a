import { newerSurvey, SHIPPED_SURVEY, type SurveyRate } from '#domain/survey-rate.ts'
import { browserStorage, parseJson } from '#web/storage/browser-storage.ts'

const PATH = '/api/rates/survey'
/** Where the last answer stays for whoever is without a network next time. It says nothing about the person. */
const STORAGE_KEY = 'surveyRate'
const FRESH_MS = 5 * 60_000

let newest: SurveyRate | undefined
let requestedAt = Number.NEGATIVE_INFINITY
const listeners = new Set<() => void>()

/** Whoever listens has the server asked, unless it was asked a moment ago or there is no network. */
export function subscribeSurvey(onChange: () => void): () => void {
  listeners.add(onChange)
  void fetchSurvey()
  return () => listeners.delete(onChange)
}

/** As the server answers, else as it was answered last, else as it ships with the product. */
export function knownSurvey(): SurveyRate {
  newest ??= newerSurvey(SHIPPED_SURVEY, remembered())
  return newest
}

async function fetchSurvey(): Promise<void> {
  if (!navigator.onLine || Date.now() - requestedAt < FRESH_MS) return
  requestedAt = Date.now()
  try {
    const response = await fetch(PATH, { headers: { accept: 'application/json' } })
    const answer = response.ok ? asSurvey(await response.json()) : null
    if (!answer || newerSurvey(knownSurvey(), answer) !== answer) return
    newest = answer
    browserStorage.setItem(STORAGE_KEY, JSON.stringify(answer))
    for (const listener of listeners) listener()
  } catch {
    // Without an answer, or storage for it, what is known stays.
  }
}

function remembered(): SurveyRate | null {
  return asSurvey(parseJson(browserStorage.getItem(STORAGE_KEY)))
}

function asSurvey(value: unknown): SurveyRate | null {
  if (typeof value !== 'object' || value === null) return null
  const { date, thirty_year } = value as Partial<Record<keyof SurveyRate, unknown>>
  const isSurvey = typeof date === 'string' && /^\d{4}-\d\d-\d\d$/.test(date) && Number(thirty_year) > 0
  return isSurvey ? { date, thirty_year: Number(thirty_year) } : null
}
