import { accountMay } from '#resources/abilities.ts'
import type { ResourceClient } from '#resources/client.ts'
import { type Base, UNKNOWN_REVISION } from '#resources/merge-fields.ts'
import type { Outcome } from '#resources/problem.ts'
import type { AnyResource } from '#resources/resource.ts'
import { loanOfPage } from '#web/client/page-loan.ts'
import { callApi, readApi } from './api.ts'
import { markSaving } from './saves-in-flight.ts'

/** Nobody watches a spinner for longer: what can wait is queued in the browser then. */
const SAVE_PATIENCE_MS = 10_000

/** One change, with its idempotency key. */
export interface RemoteChange {
  id: string
  resource: string
  action: string
  input: unknown
  /** Which of the person's loans it is about, where the page knows. */
  loan?: string
  base?: Base
}

function callAction(change: RemoteChange, patienceMs?: number): Promise<Outcome<unknown>> {
  const { id, resource, action, input, loan, base } = change
  const isOnKnown = base !== undefined && base.revision !== UNKNOWN_REVISION
  const headers = { 'idempotency-key': id, ...(isOnKnown && { 'if-match': `"${base.revision}"` }) }
  return markSaving(callApi(aboutLoan(`/api/${resource}/${action}`, loan), input, patienceMs, headers))
}

/** As the offline queue calls it. */
export const callPatiently = (change: RemoteChange) => callAction(change, SAVE_PATIENCE_MS)

export function readResource(resource: AnyResource, loan: string | undefined): Promise<Outcome<unknown>> {
  return readApi(aboutLoan(`/api/${resource.name}`, loan))
}

/** An account's client: the server stores the resources and executes the actions. */
export const remoteClient: ResourceClient = {
  read: resource => readResource(resource, loanFor(resource)) as Promise<Outcome<never>>,
  execute(resource, action, input, base) {
    const change = { id: crypto.randomUUID(), resource: resource.name, action, input, loan: loanFor(resource), base }
    return callAction(change) as Promise<Outcome<never>>
  },
  can: accountMay,
}

/** Which of the person's loans it is about, once the page knows. */
function loanFor({ perLoan }: AnyResource): string | undefined {
  return perLoan ? loanOfPage() : undefined
}

function aboutLoan(path: string, loan: string | undefined): string {
  return loan === undefined ? path : `${path}?loan=${loan}`
}
