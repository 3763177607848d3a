export interface FieldError {
  path: string
  message: string
  /** What kind of wrong it is, as its schema calls it: `too_small`, `invalid_type`, `invalid_format`. */
  code?: string
}

/** Nothing was entered where something has to be. */
export function isMissing({ code }: FieldError): boolean {
  return code === 'too_small' || code === 'invalid_type'
}

/** A "no" with its sentences. On the wire it is an RFC 9457 problem document; in the browser a toast or a field error. */
export interface Problem {
  status: 400 | 401 | 403 | 404 | 409 | 412 | 413 | 429 | 503
  code: string
  title: string
  detail: string
  errors?: FieldError[]
}

/** `queued`: in this browser only, for now; it is sent as soon as it can be. `revision`: how often it was changed by then. */
export type Outcome<Value> =
  | { ok: true; value: Value; revision?: number; queued?: true }
  | { ok: false; problem: Problem }

export function accepted<Value>(value: Value): Outcome<Value> {
  return { ok: true, value }
}

export function refused(problem: Problem): { ok: false; problem: Problem } {
  return { ok: false, problem }
}
