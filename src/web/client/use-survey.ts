import { useContext } from 'react'
import type { SurveyRate } from '#domain/survey-rate.ts'
import { useKnownSurvey } from '#web/survey/use-known-survey.ts'
import { InitialDataContext } from './initial-data-context.ts'

/** What lenders averaged, on a page of the app. */
export function useSurvey(): SurveyRate {
  return useKnownSurvey(useContext(InitialDataContext)?.survey)
}
