import * as z from 'zod/mini'
import { atMost } from '#resources/plain-text.ts'
import { GivenPassword } from './model.ts'
import { signInProblems } from './sign-in-problem-words.ts'

export const RECOVERY_CODES = 10

/** Six digits, or a recovery code; with the spaces and dashes that people and apps put in. */
const Code = z
  .string(signInProblems['code-missing'])
  .check(z.trim(), z.minLength(1, signInProblems['code-missing']), atMost(60, signInProblems['code-missing']))

export const CodeForm = z.object({ code: Code })
export const PasswordAndCodeForm = z.object({ password: GivenPassword, code: Code })

/** As it is compared: what separates and what is easily mistaken does not count. */
export function recoveryCodeOf(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1')
}

/** The six digits of an app, however they were grouped; else nothing. */
export function appCodeOf(typed: string): string | null {
  const digits = typed.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}

/** As Settings shows it. */
export interface TwoFactorState {
  enabled: boolean
  since: string | null
  recovery_codes_left: number
}
