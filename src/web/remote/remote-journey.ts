import { accountMay } from '#journey/abilities.ts'
import type { AnyDrawer } from '#journey/drawer.ts'
import type { Journey } from '#journey/journey.ts'
import { loanOfPage } from '#web/journey/page-loan.ts'
import { callApi, readApi } from './api.ts'

/** Nobody watches a button turn for longer: what can wait is kept in the browser then. */
export const SAVE_PATIENCE_MS = 10_000

/** An account's journey: the server holds the drawers and runs the actions. */
export const remoteJourney: Journey = {
  read: drawer => readApi(aboutLoan(drawer, `/api/${drawer.name}`)),
  act(drawer, action, input) {
    const patience = drawer.actions[action]?.later ? SAVE_PATIENCE_MS : undefined
    return callApi(aboutLoan(drawer, `/api/${drawer.name}/${action}`), input, patience)
  },
  can: accountMay,
}

/** Which of the person's loans it is about, once the page knows. */
function aboutLoan({ perLoan }: Pick<AnyDrawer, 'perLoan'>, path: string): string {
  const loan = loanOfPage()
  return perLoan && loan !== undefined ? `${path}?loan=${loan}` : path
}
