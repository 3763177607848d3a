import type { Endpoint } from '#server/http/endpoint.ts'
import { newsEndpoints } from './endpoints.ts'
import { askForAll, type FetchingParts, registerFetching } from './fetching.ts'

export interface News {
  endpoints: Endpoint[]
  /** Once the jobs run. */
  started(): Promise<void>
}

export function createNews(parts: FetchingParts): News {
  registerFetching(parts)
  return { endpoints: newsEndpoints(parts.database), started: () => askForAll(parts) }
}
