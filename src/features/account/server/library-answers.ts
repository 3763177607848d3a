import { APIError } from 'better-auth/api'

/** Two people, or one impatient finger, signed up with the address in the same moment. */
export function lostTheRace(error: unknown): boolean {
  return error instanceof APIError && error.body?.code === 'FAILED_TO_CREATE_USER'
}
