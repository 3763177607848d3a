import { accountMay } from '#journey/abilities.ts'
import type { Journey } from '#journey/journey.ts'
import { callApi, readApi } from './api.ts'

/** Nobody watches a button turn for longer: what can wait is kept in the browser then. */
export const SAVE_PATIENCE_MS = 10_000

/** An account's journey: the server holds the drawers and runs the actions. */
export const remoteJourney: Journey = {
  read: drawer => readApi(`/api/${drawer.name}`),
  act(drawer, action, input) {
    const patience = drawer.actions[action]?.later ? SAVE_PATIENCE_MS : undefined
    return callApi(`/api/${drawer.name}/${action}`, input, patience)
  },
  can: accountMay,
}
