import type * as z from 'zod/mini'
import { defineDrawer } from '#journey/drawer.ts'
import type { Moment } from '#journey/moment.ts'
import { accepted, type Outcome, refused } from '#journey/refusal.ts'
import { Apply, type LenderApplication, type LendersState, type LendersView } from './model.ts'
import { byRate, inquiryWindow } from './rules.ts'
import { lendersRefusals } from './words.ts'

function apply(state: LendersState, { lender_ids = [] }: z.infer<typeof Apply>, moment: Moment): Outcome<LendersState> {
  const wanted = [...new Set(lender_ids)]
  if (wanted.length === 0) return refused(lendersRefusals['no-lenders-selected'])
  if (!state.has_completed_application) return refused(lendersRefusals['application-required'])
  const added: LenderApplication[] = []
  for (const id of wanted) {
    const lender = state.lenders.find(one => one.id === id)
    // Asking the same lender again, from another tab say, changes nothing.
    if (state.applications.some(({ lender_id }) => lender_id === id)) continue
    if (!lender?.is_active) return refused(lendersRefusals['lender-not-found'])
    added.push({ lender_id: id, lender_name: lender.name, status: 'pending', applied_on: moment.today })
  }
  return accepted({ ...state, applications: [...state.applications, ...added] })
}

function view(state: LendersState, moment: Moment): LendersView {
  return {
    lenders: state.lenders.filter(lender => lender.is_active).sort(byRate),
    applied: state.applications.map(({ lender_id }) => lender_id),
    applications: state.applications,
    inquiry_window: inquiryWindow(state.applications, moment.today),
  }
}

/** Only accounts have it: a lender must be able to answer. */
export const lendersDrawer = defineDrawer({
  name: 'lenders',
  empty: (): LendersState => ({ lenders: [], applications: [], has_completed_application: false }),
  view,
  actions: {
    apply: {
      input: Apply,
      run: apply,
      answer: (state: LendersState, moment: Moment) => {
        const { applied, applications, inquiry_window } = view(state, moment)
        return { applied, applications, inquiry_window }
      },
    },
  },
})
