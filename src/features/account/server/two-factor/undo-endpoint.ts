import { eq } from 'drizzle-orm'
import { accepted } from '#resources/problem.ts'
import { lockPerson } from '#server/auth/as-person.ts'
import { hashOfToken } from '#server/auth/mailed-token.ts'
import { users } from '#server/auth/tables.ts'
import { type Endpoint, forAnyone } from '#server/http/endpoint.ts'
import { ResetForm } from '../../model.ts'
import { Done } from '../answers.ts'
import { isEasilyGuessed } from '../common-passwords.ts'
import { mailAccount } from '../emails.ts'
import { setPasswordByMail } from '../other-ways.ts'
import { type AccountParts, refuse, setCookies, TITLE } from '../parts.ts'
import { whereabouts } from '../security-record.ts'
import { ownerOfUndo, removeTwoFactor } from './store.ts'

/**
 * Whoever has the password of an account could turn two-factor on with an app of their own, and its owner would never get in again,
 * not even by a reset mail. So for a week the mail that tells of it can turn it off, and closes everything else as well.
 */
export function undoTwoFactorEndpoint(parts: AccountParts): Endpoint {
  const { baseUrl, database, passwords, devices, mailQueue, record, endOtherWays } = parts
  return forAnyone({
    method: 'POST',
    path: '/api/auth/two-factor/undo',
    summary: 'Turns two-factor off again by the token that was mailed when it was turned on, with a new password.',
    answer: Done,
    input: ResetForm,
    title: TITLE,
    async handle({ context, input: { token, newPassword } }) {
      const user_id = await ownerOfUndo(database.orm, hashOfToken(token))
      const [user] = user_id ? await database.orm.select().from(users).where(eq(users.id, user_id)) : []
      if (!user) return refuse('link-expired')
      if (isEasilyGuessed(newPassword, user)) return refuse('password-too-common')
      const password = await passwords.hashFor({ kind: 'link', user_id: user.id }, ({ hash }) => hash(newPassword))
      const done = await database.transaction(async tx => {
        await lockPerson(tx, user.id)
        if ((await ownerOfUndo(tx, hashOfToken(token))) !== user.id) return false
        await removeTwoFactor(tx, user.id)
        await setPasswordByMail(tx, user.id, password, endOtherWays)
        await record.note(tx, 'two-factor-off', user.id, whereabouts(context))
        await mailAccount(tx, mailQueue, user.id, 'two-factor-off', `${baseUrl}/auth`)
        return true
      })
      if (!done) return refuse('link-expired')
      setCookies(context, [devices.remember(user.email)])
      return accepted({ status: true })
    },
  })
}
