/** The other language's own words: they are for whoever does not read this one. */
export const languageWords = {
  other: 'Español',
  offer: 'Esta página también está en español.',
  accept: 'Leer en español',
  decline: 'No, gracias',
} as const

export const pagesWords = {
  notFoundDocumentTitle: 'Page not found – Keyturn',
  pageDoesNotExist: 'This page doesn’t exist.',
} as const

export const footerWords = {
  comparison: 'Lender APR Comparison',
  documents: 'Document Checklist',
  deadlines: 'Deadlines Tracker',
  breakdown: 'Payment Breakdown',
  calculator: 'Mortgage calculator',
  guide: 'Mortgage guide',
  glossary: 'Glossary',
  news: 'Mortgage rates and news',
  questions: 'Questions and answers',
  signIn: 'Sign in',
  support: 'Support our mission',
  feedback: 'Feedback',
  privacy: 'Privacy',
  terms: 'Terms',
  whatCanAfford: 'What can I afford?',
  independent: 'Keyturn is independent of banks and free for buyers.',
  samplePeople: 'Sample lenders, sample rates and sample offers are marked as such and belong to nobody.',
  notALender:
    'Keyturn is not a lender, a broker or an adviser. It makes no loans, no credit decisions and no promises of approval. A rate, a fee or a payment shown here is an estimate or a sample, made from what you type and from the rules named beside it. It is not an offer and not a commitment to lend. Only the Loan Estimate and the Closing Disclosure of your lender count.',
  aprDisclaimer:
    'The true APR on Keyturn includes every fee you enter. It can differ from the APR that a lender prints. By federal law that one leaves some fees out and has mortgage insurance in it. Where you enter insurance, it’s shown next to ours. For adjustable loans we count two points more after the first years. Yours may turn out lower or higher.',
  marketingFigures:
    'Savings, days saved, on-time closings and ratings on this site are marketing figures of its operator, each with its source. They are not a forecast of what you will save.',
  exampleFigures:
    'Savings, days saved, on-time closings and ratings marked “Example” are marketing figures of nobody. Nothing supports them. They show where an operator’s own would stand.',
  informationDisclaimer:
    'The guide and the tools give general information. They are not legal, tax or financial advice. Ask a lawyer, a tax adviser or a housing counselor about your own case. Lenders must treat all applicants fairly under the Equal Credit Opportunity Act and the Fair Housing Act.',
  tools: 'Tools',
  learn: 'Learn',
  keyturn: 'Keyturn',
  tagline: 'From the first rate quote to the keys, with every cost in plain sight.',
  disclosuresDisclaimers: 'Disclosures and disclaimers',
} as const

export const frameWords = {
  skipContent: 'Skip to content',
} as const

export const headerWords = {
  howItWorks: 'How It Works',
  lenderComparison: 'Lender Comparison',
  calculator: 'Calculator',
  guide: 'Guide',
  reviews: 'Reviews',
  faq: 'FAQ',
  signIn: 'Sign in',
  keyturnHome: 'Keyturn, home',
  main: 'Main',
  donate: 'Donate',
  tryFreeNow: 'Try Free Now',
  openDashboard: 'Open dashboard',
  menu: 'Menu',
} as const

export const notFoundWords = {
  notFoundTitle: 'Oops! Page not found',
  notFoundHint: 'The address may be mistyped, or the page has moved. Everything you saved is where you left it.',
  returnHome: 'Return to Home',
} as const

export const shareCardWords = {
  documentTitle: 'Keyturn. See what a mortgage really costs, before you sign.',
} as const
