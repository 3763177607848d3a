import { accountMay } from '#journey/abilities.ts'
import type { Journey } from '#journey/journey.ts'
import { callApi, readApi } from './api.ts'

/** An account's journey: the server holds the drawers and runs the actions. */
export const remoteJourney: Journey = {
  read: drawer => readApi(`/api/${drawer.name}`),
  act: (drawer, action, input) => callApi(`/api/${drawer.name}/${action}`, input),
  can: accountMay,
}
