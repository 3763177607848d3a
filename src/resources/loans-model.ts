import * as z from 'zod/mini'
import { LOAN_PURPOSES } from '#domain/loan-purpose.ts'
import { END_REASONS, LOAN_ROLES, LOAN_STATES } from './loan.ts'
import { loanFormWords as words } from './loans-form-words.ts'
import { day, Instant, shortText, singleLine } from './plain-text.ts'

/** Nobody buys so many homes at once; a script might. */
export const MOST_LOANS = 20
const LONGEST_NAME = 60

const Id = shortText()
const Day = day(words.day)

/** What is stored of a loan itself. Everything else refers to it by id. */
export const Loan = z.object({
  id: Id,
  name: z._default(z.nullable(singleLine(LONGEST_NAME)), null),
  purpose: z._default(z.nullable(z.enum(LOAN_PURPOSES)), null),
  state: z._default(z.enum(LOAN_STATES), 'planning'),
  end_reason: z._default(z.nullable(z.enum(END_REASONS)), null),
  /** The loan that it is to take the place of. */
  refinances: z._default(z.nullable(Id), null),
  opened_at: Instant,
  closed_on: z._default(z.nullable(Day), null),
  ended_on: z._default(z.nullable(Day), null),
})
export type Loan = z.infer<typeof Loan>

/** Somebody else's loan that the person is in. */
const SharedLoan = z.extend(Loan, { role: z.enum(LOAN_ROLES), owner_name: z.string() })
export type SharedLoan = z.infer<typeof SharedLoan>

const OwnLoans = z.object({ loans: z.array(Loan).check(z.maxLength(MOST_LOANS)), current: z.nullable(Id) })

/** Their own, the oldest first; those of others; and which of them all the person is in. */
export const LoansView = z.extend(OwnLoans, { shared: z.array(SharedLoan) })
export type LoansView = z.infer<typeof LoansView>

/** As a guest's browser has them. Before their states were written down, every one was `planning`. */
export const GuestLoans = z.extend(OwnLoans, { has_states: z._default(z.boolean(), false) })
export type GuestLoans = z.infer<typeof GuestLoans>

export const OpenLoan = z.object({
  /** Chosen by the page, so that a retry opens nothing twice. */
  id: z.optional(z.uuid(words.unknown).check(z.toLowerCase())),
  name: z.optional(z.nullable(singleLine(LONGEST_NAME))),
  purpose: z.enum(LOAN_PURPOSES, words.purpose),
  refinances: z.optional(z.nullable(Id)),
})
export const RenameLoan = z.object({ id: Id, name: z.nullable(singleLine(LONGEST_NAME)) })
export const SelectLoan = z.object({ id: Id })
export const EndLoan = z.object({ id: Id, reason: z.enum(['sold', 'paid_off'], words.reason), on: Day })
