import type * as z from 'zod/mini'
import type { ActionContext } from '#resources/action-context.ts'
import { accepted, type Outcome, refused } from '#resources/problem.ts'
import { defineResource } from '#resources/resource.ts'
import {
  Applied,
  Apply,
  type KnownRequest,
  type LenderApplication,
  type LendersState,
  type LendersView,
  Pulled,
  type RequestMail,
} from './model.ts'
import { requestProblems } from './request-words.ts'
import { inquiryWindow, listStateOf, offeredLenders } from './rules.ts'
import { lendersProblems } from './words.ts'

function apply(state: LendersState, input: z.infer<typeof Apply>, context: ActionContext): Outcome<LendersState> {
  const { lender_ids = [], agreed_text } = input
  const wanted = [...new Set(lender_ids)]
  if (wanted.length === 0) return refused(lendersProblems['no-lenders-selected'])
  if (!state.has_completed_application) return refused(lendersProblems['application-required'])
  if (agreed_text !== undefined) {
    if (agreed_text !== state.request_mail?.text) return refused(requestProblems['request-changed'])
    if (!state.request_mail.is_confirmed) return refused(requestProblems['email-not-confirmed'])
  }
  const offered = offeredLenders(state.lenders)
  const added: LenderApplication[] = []
  for (const id of wanted) {
    const lender = offered.find(one => one.id === id)
    // Asking the same lender again, from another tab say, changes nothing.
    if (state.applications.some(({ lender_id }) => lender_id === id)) continue
    if (!lender) return refused(lendersProblems['lender-not-found'])
    added.push({
      lender_id: id,
      lender_name: lender.name,
      status: 'pending',
      applied_on: context.today,
      credit_pulled_on: null,
      mailed_on: agreed_text !== undefined && lender.email !== null ? context.today : null,
      self_applied_on: null,
      is_sample: false,
    })
  }
  return accepted({ ...state, applications: [...state.applications, ...added] })
}

function pulled(state: LendersState, input: z.infer<typeof Pulled>, context: ActionContext): Outcome<LendersState> {
  const known = state.applications.find(({ lender_id }) => lender_id === input.lender_id)
  if (!known) return refused(lendersProblems['lender-not-found'])
  if (input.on !== undefined && input.on > context.today) return refused(lendersProblems['pull-to-come'])
  // The first day counts; saying it again changes nothing, unless another day is said.
  const pulled_on = input.on ?? known.credit_pulled_on ?? context.today
  const changed = { ...known, credit_pulled_on: input.pulled ? pulled_on : null }
  if (changed.credit_pulled_on === known.credit_pulled_on) return accepted(state)
  return accepted({ ...state, applications: state.applications.map(one => (one === known ? changed : one)) })
}

/** The person's own tick: nothing that we sent, so only they can know. */
function applied(state: LendersState, input: z.infer<typeof Applied>, context: ActionContext): Outcome<LendersState> {
  const known = state.applications.find(({ lender_id }) => lender_id === input.lender_id)
  if (!known) return refused(lendersProblems['lender-not-found'])
  if (input.on !== undefined && input.on > context.today) return refused(lendersProblems['applied-to-come'])
  const applied_on = input.on ?? known.self_applied_on ?? context.today
  const changed = { ...known, self_applied_on: input.applied ? applied_on : null }
  if (changed.self_applied_on === known.self_applied_on) return accepted(state)
  return accepted({ ...state, applications: state.applications.map(one => (one === known ? changed : one)) })
}

function view(state: LendersState, context: ActionContext): LendersView {
  return {
    lenders: offeredLenders(state.lenders),
    applied: state.applications.map(({ lender_id }) => lender_id),
    applications: state.applications,
    inquiry_window: inquiryWindow(state.applications, context.today),
    request_mail: shownMail(state.request_mail),
  }
}

function shownMail(mail: KnownRequest | null): RequestMail | null {
  if (!mail) return null
  const { subject, text, reply_to, is_confirmed } = mail
  return { subject, text, reply_to, is_confirmed }
}

/** Only accounts have it: the list is retained for months. */
export const lendersResource = defineResource({
  name: 'lenders',
  perLoan: true,
  reaches: ({ applications }: LendersState) =>
    applications.some(entry => listStateOf(entry) !== 'listed') ? 'applying' : 'planning',
  empty: (): LendersState => ({ lenders: [], applications: [], has_completed_application: false, request_mail: null }),
  view,
  actions: {
    apply: { input: Apply, apply: apply, ownerOnly: true },
    pulled: { input: Pulled, apply: pulled },
    applied: { input: Applied, apply: applied, invalidates: ['loans'] },
  },
})
