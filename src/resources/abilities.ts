import { guestReasons } from './words.ts'

export type Ability = keyof typeof guestReasons
export type Permission = { ok: true } | { ok: false; reason: string }

export function guestMay(ability: Ability): Permission {
  return { ok: false, reason: guestReasons[ability] }
}

export function accountMay(_ability: Ability): Permission {
  return { ok: true }
}
