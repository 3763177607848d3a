import { accountMay } from '#resources/abilities.ts'
import type { ResourceClient } from '#resources/client.ts'
import type { AnyResource } from '#resources/resource.ts'
import { loanOfPage } from '#web/client/page-loan.ts'
import { callApi, readApi } from './api.ts'

/** Nobody watches a button turn for longer: what can wait is kept in the browser then. */
export const SAVE_PATIENCE_MS = 10_000

/** An account's client: the server holds the resources and runs the actions. */
export const remoteClient: ResourceClient = {
  read: resource => readApi(aboutLoan(resource, `/api/${resource.name}`)),
  execute(resource, action, input) {
    const patience = resource.actions[action]?.offline ? SAVE_PATIENCE_MS : undefined
    return callApi(aboutLoan(resource, `/api/${resource.name}/${action}`), input, patience)
  },
  can: accountMay,
}

/** Which of the person's loans it is about, once the page knows. */
function aboutLoan({ perLoan }: Pick<AnyResource, 'perLoan'>, path: string): string {
  const loan = loanOfPage()
  return perLoan && loan !== undefined ? `${path}?loan=${loan}` : path
}
