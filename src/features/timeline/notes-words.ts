import type { TimelineEventKey } from '#domain/timeline-events.ts'

// What the notes of an event say until somebody writes there. It goes over the wire, so it is the same in every language, and is
// never stored; whoever shows an event puts the reader's own words in its place (loan-context.ts).

/** Stands below the notes of an event whose date was filled in from the contract's. */
export const TENTATIVE_NOTE =
  'Tentative date auto-generated from contract signing date. You can adjust this date as needed.'

/** The notes an event starts with. */
export const ADVICE: Record<TimelineEventKey, string> = {
  contract_signed: 'Keep a full copy. Write down every deadline it names: they count from this day.',
  loan_application: 'Apply within a few days. The lender then has 3 business days to send you a Loan Estimate.',
  home_inspection: 'Book early, inspectors fill up fast. Ask what needs fixing now and what can wait.',
  due_diligence_ends: 'Your contract names the exact day. After it you may lose your deposit if you back out.',
  insurance_shopping: 'Ask at least three insurers for the same coverage. Your lender needs proof before closing.',
  appraisal_scheduled: 'The lender orders it, you usually pay for it. You have a right to a copy of the report.',
  loan_underwriting: 'Answer questions the same day. Don’t take on new debt or change jobs until you’ve closed.',
  insurance_secured: 'Send the declarations page to your lender. The policy has to be active on closing day.',
  clear_to_close:
    'You must hold the Closing Disclosure at least 3 business days before closing. Compare it with your Loan Estimate.',
  final_walkthrough: 'Try the faucets, lights, heat and every key. Take photos, and speak up before you sign.',
  closing_day:
    'Bring your ID. Confirm wire instructions by calling a number you already know, never one from an email.',
}
