import { EVENT_OFFSETS } from '#domain/timeline-events.ts'
import type { Article } from '../article.ts'

export const startTheClock: Article = {
  title: 'Applying: six facts that start the clock',
  summary: 'From the day you give a lender six facts, the law sets dates. What they are and who must keep them.',
  blocks: [
    'An application is not a feeling. Under federal rules it begins the moment a lender has six facts from you. From then on there are dates that it must keep.',
    { heading: 'The six facts' },
    {
      list: [
        'your name,',
        'your income,',
        'your Social Security number,',
        'the address of the home,',
        'what you think the home is worth,',
        'how much you want to borrow.',
      ],
    },
    'A lender may ask for more, but it may not wait for more. With these six it must send you a [[Loan Estimate]]. No home in mind yet? Then there is no address, and what you have is a [[pre-approval]].',
    { heading: 'The dates that follow' },
    {
      table: {
        caption: 'Set by federal rules, as in force in 2026',
        head: ['What', 'When'],
        rows: [
          ['The Loan Estimate is sent', 'Within 3 business days of the application'],
          ['You say you want to go ahead', 'Within 10 business days'],
          ['Earliest closing', '7 business days after the Loan Estimate is sent'],
          ['You get the Closing Disclosure', 'At least 3 business days before closing'],
        ],
      },
    },
    'For the first two rows, a business day is a day on which the lender is open. For the two closing rows it is every day but Sundays and federal holidays. So a Saturday counts there.',
    { heading: 'And in real life?' },
    `Those are limits, not the pace. From signed contract to keys usually takes 30 to 45 days. Keyturn’s timeline plans ${EVENT_OFFSETS.closing_day}. It puts the application on day ${EVENT_OFFSETS.loan_application}, the inspection on day ${EVENT_OFFSETS.home_inspection}, the appraisal on day ${EVENT_OFFSETS.appraisal_scheduled}, and [[clear to close]] on day ${EVENT_OFFSETS.clear_to_close}. The walkthrough is on day ${EVENT_OFFSETS.final_walkthrough}.`,
    { heading: 'How to keep the pace' },
    {
      steps: [
        'Apply within three days of signing the contract.',
        'Tell the lender right away that you want to go ahead, so that it orders the appraisal.',
        'Answer each question on the day it comes.',
        'Put the dates of your contract in one place. Missing one can cost your deposit.',
      ],
    },
    'Your contract has dates of its own, and they are the ones that bind you. Read them with your agent on the day you sign.',
  ],
  tool: {
    id: 'timeline',
    why: 'Enter the day you signed and get all eleven dates. With a free account we remind you of each.',
  },
  sources: ['disclosures', 'document-guide'],
}
