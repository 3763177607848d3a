import * as z from 'zod/mini'
import { FIGURE_PRIVACY, FIGURES, hasResult } from '#domain/together/figure-privacy.ts'
import { LOAN_ROLES } from '#resources/loan.ts'
import { atMost } from '#resources/plain-text.ts'
import { FigurePrivacies } from './model.ts'
import { peopleFormWords as words } from './people-form-words.ts'

const LONGEST_EMAIL = 254

const Email = z
  .string(words.email)
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, { error: words.email, abort: true }),
    atMost(LONGEST_EMAIL, words.email),
    z.regex(z.regexes.email, words.email),
  )
const Id = z.uuid(words.unknown)
const Role = z.enum(LOAN_ROLES, words.role)

/** `email`: whom to mail it to; without it the answer has a link to hand over. */
export const Invite = z.strictObject({ role: Role, email: z.nullable(Email) })
export const Revoke = z.strictObject({ id: Id })
export const ChangeRole = z.strictObject({ person_id: Id, role: Role })
export const Remove = z.strictObject({ person_id: Id })
export const SetPrivacy = z
  .strictObject({ figure: z.enum(FIGURES, words.unknown), privacy: z.enum(FIGURE_PRIVACY, words.unknown) })
  .check(z.refine(({ figure, privacy }) => privacy !== 'result' || hasResult(figure), words.unknown))
export const Token = z.strictObject({ token: z.string(words.token).check(atMost(100, words.token)) })
export const CopyId = z.strictObject({ id: Id })

const Person = z.object({
  id: z.string(),
  name: z.string(),
  role: Role,
  joined_at: z.string(),
  is_you: z.boolean(),
})
export type Person = z.infer<typeof Person>

const Invitation = z.object({
  id: z.string(),
  role: Role,
  email: z.nullable(z.string()),
  expires_at: z.string(),
})

const Change = z.object({
  id: z.string(),
  /** `null` once that account is gone. */
  name: z.nullable(z.string()),
  is_you: z.boolean(),
  /** A resource's name, or `joined`, `left` or `removed`. */
  what: z.string(),
  changed_at: z.string(),
})
export type Change = z.infer<typeof Change>

/** The copy of a loan that somebody left. */
const Copy = z.object({ id: z.string(), name: z.string(), taken_at: z.string() })

export const PeopleView = z.object({
  relation: z.enum(['owner', ...LOAN_ROLES]),
  owner_name: z.string(),
  people: z.array(Person),
  /** Only its owner sees those that nobody has taken yet. */
  invitations: z.array(Invitation),
  changes: z.array(Change),
  /** What the others see of this person's figures; `null` for whoever is asked for none. */
  figures: z.nullable(FigurePrivacies),
  copies: z.array(Copy),
})
export type PeopleView = z.infer<typeof PeopleView>

export const Invited = z.object({ people: PeopleView, link: z.nullable(z.string()) })
export type Invited = z.infer<typeof Invited>

/** All that is shown of an invitation before somebody says yes. */
export const InvitationView = z.object({
  inviter_name: z.string(),
  role: Role,
  expires_at: z.string(),
  is_mailed: z.boolean(),
})
export type InvitationView = z.infer<typeof InvitationView>

export const Joined = z.object({ loan_id: z.string() })
export const LoanCopies = z.object({
  copies: z.array(z.extend(Copy, { content: z.record(z.string(), z.unknown()) })),
})
export type LoanCopies = z.infer<typeof LoanCopies>
export const Removed = z.object({ removed: z.literal(true) })
