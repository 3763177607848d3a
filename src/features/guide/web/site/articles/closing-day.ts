import { EVENT_OFFSETS } from '#domain/timeline-events.ts'
import type { Article } from '../article.ts'

export const closingDay: Article = {
  title: 'The walkthrough and closing day',
  summary: 'One last look at the home, a stack of papers, and the keys. What to bring and what to watch.',
  blocks: [
    'You are almost there. Two things are left: a last look at the home, and your name on many pages.',
    { heading: 'The final walkthrough' },
    `It comes a day or two before closing. In Keyturn’s timeline it is day ${EVENT_OFFSETS.final_walkthrough}, and closing is day ${EVENT_OFFSETS.closing_day}. You are not inspecting again. You check that you get what you agreed on.`,
    {
      list: [
        'Are the promised repairs done? Ask for the bills.',
        'Is everything there that should stay, and gone that should go?',
        'Run the water, the heat, the oven. Flush. Try lights, doors and windows.',
        'Look for new damage from moving out.',
      ],
    },
    'If something is wrong, call your agent before you sign. Afterward it is your house.',
    { heading: 'Sending the money' },
    'You will bring the [[cash to close]] by wire or by cashier’s check. **Wire fraud is the great danger of this week.** Thieves read emails and send false bank details that look real. Call the title company at a number you already have and read the details back. Do not trust a change that comes by email.',
    { heading: 'Who is there' },
    'A title or escrow company runs the closing in much of the country. In some states an attorney usually takes part. There is no single legal list. Sources in 2026 agree on Connecticut, Delaware, Georgia, Kentucky, Massachusetts, New Hampshire, New York, South Carolina, Vermont and West Virginia. In North Carolina a licensed attorney must oversee the closing. In Iowa no company sells title insurance: an attorney reads the title and a state program stands behind it. Ask your lender how it is done where you buy.',
    { heading: 'What to bring' },
    {
      list: [
        'A photo ID, the same name as on the papers.',
        'Proof that the money was sent, or the check.',
        'Your Closing Disclosure, to compare.',
        'Your phone numbers: agent, loan officer, insurance.',
      ],
    },
    { heading: 'What you sign' },
    {
      steps: [
        'The **[[promissory note]]**: your promise to pay.',
        'The **mortgage or deed of trust**: it makes the home the promise behind the note.',
        'The **Closing Disclosure**, for the last time.',
        'Forms on taxes, names and moving in.',
      ],
    },
    'Read, and ask. It takes an hour or so, and everyone in the room gets paid to wait. When the loan is funded and the [[deed]] is recorded, the keys are yours.',
  ],
  tool: { id: 'wire-safety', why: 'Write the right number down early, and have it on your phone when money moves.' },
  sources: ['document-guide', 'attorneys', 'closing-states'],
}
