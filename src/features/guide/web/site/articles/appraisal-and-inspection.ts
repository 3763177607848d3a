import { formatMoney } from '#domain/figures.ts'
import { EVENT_OFFSETS } from '#domain/timeline-events.ts'
import type { Article } from '../article.ts'

const price = 400_000
const appraised = 385_000

export const appraisalAndInspection: Article = {
  title: 'Appraisal and inspection: two visits, two questions',
  summary: 'One asks what the home is worth, the other what shape it is in. What to do when either brings bad news.',
  blocks: [
    'Two strangers will walk through the home before you own it. They look alike, and they work for different people.',
    {
      table: {
        caption: 'Who does what',
        head: ['', 'Inspection', 'Appraisal'],
        rows: [
          ['Question', 'What shape is it in?', 'What is it worth?'],
          ['Who orders it', 'You', 'The lender'],
          ['Who pays', 'You', 'You'],
          ['Must you have it?', 'No, but do', 'Nearly always'],
        ],
      },
    },
    { heading: 'The inspection' },
    `Book the [[home inspection]] as soon as the contract is signed. Keyturn’s timeline plans it for day ${EVENT_OFFSETS.home_inspection}, because the [[due diligence period|due-diligence]] often ends soon after. Go along if you can. Two hours with an inspector teach you more about the home than any report.`,
    'The report will be long. Every home has faults. Sort them into three piles: unsafe or costly, worth knowing, and cosmetic. Then, before your deadline, you can:',
    {
      list: [
        'ask the seller to fix things,',
        'ask for a lower price or money toward closing,',
        'bring in a specialist for the roof, the sewer or the wiring,',
        'walk away, if your contract has an inspection [[contingency]].',
      ],
    },
    { heading: 'The appraisal' },
    'The lender sends an [[appraiser|appraisal]], who compares the home with others sold nearby. You have a right to a copy of the report. If the value meets the price, all is well.',
    { heading: 'When the value is too low' },
    `Say you agreed on ${formatMoney(price)} and the appraisal says ${formatMoney(appraised)}. The lender counts the lower number, so ${formatMoney(price - appraised)} is missing. You have five ways out:`,
    {
      steps: [
        'Ask the seller to come down. An appraisal is a strong argument.',
        'Meet in the middle.',
        'Pay the gap yourself, if you have the cash and still want the home.',
        'Ask the lender to look again. Point out errors and better sales to compare with.',
        'Walk away, if your contract has an appraisal contingency.',
      ],
    },
    'Think twice before you give up these contingencies to win a bidding war. They are what lets you leave with your deposit.',
  ],
  tool: {
    id: 'timeline',
    why: 'Keep the inspection, the end of due diligence and the appraisal on one line of dates.',
  },
  sources: ['document-guide'],
}
