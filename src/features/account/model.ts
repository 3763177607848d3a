import * as z from 'zod/mini'
import { atMost, nameLine, singleLine } from '#resources/plain-text.ts'
import { signInProblems } from './sign-in-problem-words.ts'
import { isSamePassword, SHORTEST_PASSWORD } from './sign-in-rules.ts'
import { formWords } from './words.ts'

const PASSWORD_MAX_LENGTH = 128
const NAME_MAX_LENGTH = 100
const EMAIL_MAX_LENGTH = 254
const LONGEST_PATH = 2000

/** What the account stores about the person. The e-mail address follows the account's and is not edited here. */
export const Profile = z.object({
  id: z.string(),
  user_id: z.string(),
  email: z.string(),
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  updated_at: z.string(),
})
export type Profile = z.infer<typeof Profile>

export const ProfileView = z.object({ profile: Profile })

const ProfileLine = z.optional(z.nullable(singleLine(NAME_MAX_LENGTH)))

/** A field left out or empty is saved as nothing. */
export const ProfileForm = z.object({
  first_name: ProfileLine,
  last_name: ProfileLine,
  phone: ProfileLine,
})
export type ProfileForm = z.infer<typeof ProfileForm>

const Email = z
  .string(signInProblems['email-missing'])
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, { error: signInProblems['email-missing'], abort: true }),
    atMost(EMAIL_MAX_LENGTH, signInProblems['email-malformed']),
    z.regex(z.regexes.email, signInProblems['email-malformed']),
  )

/** A password somebody already has: whatever it is, it is only compared. */
export const GivenPassword = z
  .string(signInProblems['password-missing'])
  .check(z.minLength(1, signInProblems['password-missing']), atMost(PASSWORD_MAX_LENGTH, formWords['password-long']))

const NewPassword = z
  .string(signInProblems['password-missing'])
  .check(
    z.minLength(1, { error: signInProblems['password-missing'], abort: true }),
    z.minLength(SHORTEST_PASSWORD, signInProblems['password-short']),
    atMost(PASSWORD_MAX_LENGTH, formWords['password-long']),
  )

export const SignUpForm = z.object({
  first_name: nameLine(signInProblems['first-name-missing']),
  last_name: nameLine(signInProblems['last-name-missing']),
  email: Email,
  password: NewPassword,
})

export const SignInForm = z.object({ email: Email, password: GivenPassword })

export const ResetRequestForm = z.object({
  email: Email,
  redirectTo: z.optional(z.string().check(atMost(LONGEST_PATH))),
})

export const ResetForm = z.object({
  token: z.string(formWords['link-missing']).check(z.minLength(1, formWords['link-missing']), atMost(200)),
  newPassword: NewPassword,
  /** Where two-factor is on. */
  code: z.optional(z.string().check(atMost(60))),
})

/** Needed once the sign-in is a few minutes old. */
const PasswordAgain = z.optional(GivenPassword)

export const ChangeEmailForm = z.object({ newEmail: Email, password: PasswordAgain })

export const ChangePasswordForm = z.object({ currentPassword: GivenPassword, newPassword: NewPassword }).check(
  z.refine(({ currentPassword, newPassword }) => !isSamePassword(currentPassword, newPassword), {
    error: formWords['password-same'],
    path: ['newPassword'],
  }),
)

/** For what takes nothing but the proof that it is the person. */
export const ProofForm = z.object({ password: PasswordAgain })

export const RevokeSessionForm = z.object({ id: z.uuid(formWords['device-missing']), password: PasswordAgain })
