import { useSyncExternalStore } from 'react'
import { newerSurvey, SHIPPED_SURVEY, type SurveyRate } from '#domain/survey-rate.ts'
import { knownSurvey, subscribeSurvey } from './survey-store.ts'

/** What lenders averaged, for pages of every kind; `sent` came along with the page, which is hydrated as it was rendered. */
export function useKnownSurvey(sent?: SurveyRate): SurveyRate {
  return useSyncExternalStore(
    subscribeSurvey,
    () => newerSurvey(knownSurvey(), sent),
    () => sent ?? SHIPPED_SURVEY,
  )
}
