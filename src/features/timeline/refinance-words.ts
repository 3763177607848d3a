import type { TimelineEventKey } from '#domain/timeline-events.ts'
import type { EventWords } from './words.ts'

/** In the place of `tentativeNote`, which speaks of a contract. */
export const refinanceTentativeNote =
  'Tentative date counted from the day you start. You can adjust this date as needed.'

/** The events of a refinance: the same keys in the same order. Nothing where a refinance has no such event. */
export const refinanceWords: Record<TimelineEventKey, EventWords | null> = {
  contract_signed: {
    title: 'Refinance Started',
    description: 'The day you choose a lender and begin. The other dates follow from it.',
    advice: 'Ask at least three lenders on the same day, and compare what they charge with what you would save.',
  },
  loan_application: {
    title: 'Loan Application',
    description: 'Your full application is with the lender, with every document they asked for.',
    advice:
      'The lender then has 3 business days to send you a Loan Estimate. Keep paying your old loan until it’s paid off.',
  },
  home_inspection: null,
  due_diligence_ends: null,
  insurance_shopping: {
    title: 'Insurance Check',
    description: 'See whether your homeowners policy still fits, and what another would cost.',
    advice: 'You may keep your policy. A refinance is a good moment to ask others for the same coverage.',
  },
  appraisal_scheduled: {
    title: 'Appraisal Scheduled',
    description: 'An appraiser tells the lender what your home is worth. Some lenders do without.',
    advice: 'Show what you have improved. You have a right to a copy of the report, free of charge.',
  },
  loan_underwriting: {
    title: 'Loan Underwriting',
    description: 'The lender checks your income, credit, the home and your old loan.',
    advice: 'Answer questions the same day. Don’t take on new debt or change jobs until the new loan has paid out.',
  },
  insurance_secured: {
    title: 'Insurance Updated',
    description: 'Your insurer has put the new lender on your policy.',
    advice: 'Ask your insurer to name the new lender, and send the declarations page to them.',
  },
  clear_to_close: {
    title: 'Clear to Close',
    description: 'The lender has approved everything and prepares the closing papers.',
    advice:
      'You must hold the Closing Disclosure at least 3 business days before you sign. Compare it with your Loan Estimate.',
  },
  final_walkthrough: null,
  closing_day: {
    title: 'Closing Day',
    description:
      'You sign the new loan. For the home you live in, the money usually moves only after your right to cancel.',
    advice: 'Bring your ID. Ask for the payoff letter of your old loan, and when the new one pays it off.',
  },
}

export const refinanceTips = [
  'Keep paying your old loan until it’s paid off. A late payment now can cost you the new one.',
  'Answer your lender the same day. Most closings that slip do so while someone waits for a document.',
  'Don’t open a credit card, buy a car or change jobs until the new loan has paid out.',
  'Ask your servicer for a payoff statement. Your old escrow account comes back within 20 business days.',
  'Before you wire money, call your closing agent at a number you already had. Wire instructions in emails can be forged.',
] as const

export const refinanceDisclaimer =
  'These dates are a guide, not legal advice. Your lender and your state decide what is due and when; ask your lender or an attorney when in doubt.'

export const NOT_FOR_REFINANCE = 'Not part of a refinance, so there’s nothing to do here.'
