import { APPLICATION_FIELDS, type ApplicationFields, type ApplicationState } from './model.ts'

/** A completed application whose loan was closed is not edited any more. */
export function isLocked({ completed, closure }: ApplicationState): boolean {
  return completed !== null && closure?.loan_closed === true && closure.application_id === completed.tracking_id
}

/** The next application may begin once the loan of the last one is closed, or when there was none. */
export function canStartNew(state: ApplicationState): boolean {
  return state.completed === null || isLocked(state)
}

export function fieldsOf(application: ApplicationFields): ApplicationFields {
  return Object.fromEntries(
    APPLICATION_FIELDS.map(field => [field, application[field]]),
  ) as unknown as ApplicationFields
}

export function sameAnswers(one: ApplicationFields, other: ApplicationFields): boolean {
  return APPLICATION_FIELDS.every(field => one[field] === other[field])
}
