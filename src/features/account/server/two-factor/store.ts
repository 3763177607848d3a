import { and, count, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import type { Orm } from '#server/db/database.ts'
import { appCodeOf } from '../../two-factor-model.ts'
import { recovery_codes, two_factors } from '../tables.ts'
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import type { SecretSeal } from './sealed-secret.ts'
import { stepOf } from './totp.ts'

const ofPerson = (user_id: string) => eq(two_factors.user_id, user_id)

/** Only what was confirmed by a code counts; a setup that was not finished asks nobody for anything. */
const isOn = (user_id: string) => and(ofPerson(user_id), isNotNull(two_factors.confirmed_at))

export async function twoFactorOf(db: Orm, user_id: string) {
  const [found] = await db.select().from(two_factors).where(isOn(user_id))
  return found
}

export async function recoveryCodesLeft(db: Orm, user_id: string): Promise<number> {
  const [found] = await db.select({ left: count() }).from(recovery_codes).where(eq(recovery_codes.user_id, user_id))
  return found?.left ?? 0
}

/** A secret that waits for its first code; an older one that waited is gone. False: it is on already. */
export async function beginSetup(tx: Orm, user_id: string, sealed: string): Promise<boolean> {
  if (await twoFactorOf(tx, user_id)) return false
  await tx.delete(two_factors).where(ofPerson(user_id))
  await tx.insert(two_factors).values({ user_id, secret: sealed })
  return true
}

/** The first code proves that the app has the secret. */
export async function confirmSetup(tx: Orm, seal: SecretSeal, user_id: string, code: string, undo_hash: string | null) {
  const [waiting] = await tx.select().from(two_factors).where(ofPerson(user_id))
  if (!waiting) return 'no-setup'
  if (waiting.confirmed_at) return 'already-on'
  const secret = seal.open(waiting.secret, user_id)
  const step = secret && stepOf(secret, appCodeOf(code) ?? '', Date.now())
  if (step == null) return 'wrong-code'
  const undo_until = new Date(Date.now() + UNDO_SECONDS * 1000)
  await tx
    .update(two_factors)
    .set({ confirmed_at: sql`now()`, last_step: step, undo_hash, undo_until: undo_hash === null ? null : undo_until })
    .where(ofPerson(user_id))
  return 'confirmed'
}

export async function replaceRecoveryCodes(tx: Orm, user_id: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await tx.delete(recovery_codes).where(eq(recovery_codes.user_id, user_id))
  const rows = codes.map(code => ({ user_id, code_hash: hashOfRecoveryCode(user_id, code) }))
  await tx.insert(recovery_codes).values(rows)
  return codes
}

export type UsedCode = 'code' | 'recovery-code'

/** Uses a code up, with the person's row locked: whichever kind it is, it counts once. Nothing when it is not right. */
export async function spendCode(tx: Orm, seal: SecretSeal, user_id: string, code: string): Promise<UsedCode | null> {
  const own = await twoFactorOf(tx, user_id)
  if (!own) return null
  const digits = appCodeOf(code)
  return digits === null ? await spendRecoveryCode(tx, user_id, code) : await spendAppCode(tx, seal, own, digits)
}

async function spendAppCode(tx: Orm, seal: SecretSeal, own: typeof two_factors.$inferSelect, digits: string) {
  const secret = seal.open(own.secret, own.user_id)
  const step = secret && stepOf(secret, digits, Date.now())
  if (step == null) return null
  const spent = await tx
    .update(two_factors)
    .set({ last_step: step })
    .where(and(ofPerson(own.user_id), lt(two_factors.last_step, step)))
    .returning({ user_id: two_factors.user_id })
  return spent.length === 1 ? 'code' : null
}

async function spendRecoveryCode(tx: Orm, user_id: string, code: string) {
  const spent = await tx
    .delete(recovery_codes)
    .where(and(eq(recovery_codes.user_id, user_id), eq(recovery_codes.code_hash, hashOfRecoveryCode(user_id, code))))
    .returning({ user_id: recovery_codes.user_id })
  return spent.length === 1 ? 'recovery-code' : null
}

export async function removeTwoFactor(tx: Orm, user_id: string): Promise<void> {
  await tx.delete(recovery_codes).where(eq(recovery_codes.user_id, user_id))
  await tx.delete(two_factors).where(ofPerson(user_id))
}

/** How long the mail that says it is on can also turn it off. */
const UNDO_SECONDS = 7 * 24 * 3600

export async function ownerOfUndo(db: Orm, undo_hash: string): Promise<string | undefined> {
  const isLive = and(eq(two_factors.undo_hash, undo_hash), gt(two_factors.undo_until, sql`now()`))
  const [found] = await db.select({ user_id: two_factors.user_id }).from(two_factors).where(isLive)
  return found?.user_id
}
