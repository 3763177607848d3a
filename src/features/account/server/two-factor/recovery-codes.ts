import { createHash, randomInt } from 'node:crypto'
import { RECOVERY_CODES, recoveryCodeOf } from '../../two-factor-model.ts'

/** Crockford's: nothing in it is taken for something else when it is written by hand. */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz'
const GROUPS = 4
const GROUP_LENGTH = 4

/** Eighty random bits each: too many to guess, so a plain hash is enough, and no secret has to last for years. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, group).join('-'))
}

function group(): string {
  return Array.from({ length: GROUP_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
}

export function hashOfRecoveryCode(user_id: string, code: string): string {
  return createHash('sha256')
    .update(`recovery code ${user_id} ${recoveryCodeOf(code)}`)
    .digest('base64url')
}
