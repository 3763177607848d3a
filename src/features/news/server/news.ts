import type { SurveyRate } from '#domain/survey-rate.ts'
import type { Endpoint } from '#server/http/endpoint.ts'
import { newsEndpoints } from './endpoints.ts'
import { enqueueDueFeeds, type FetchingParts, registerFetching } from './fetching.ts'
import { readSurvey } from './store.ts'

export interface News {
  endpoints: Endpoint[]
  /** What lenders averaged, for pages that are rendered here. */
  readSurvey(): Promise<SurveyRate>
  /** Once the jobs run. */
  started(): Promise<void>
}

export function createNews(parts: FetchingParts): News {
  registerFetching(parts)
  const { database } = parts
  return {
    endpoints: newsEndpoints(database),
    readSurvey: () => readSurvey(database.orm),
    started: () => enqueueDueFeeds(parts),
  }
}
