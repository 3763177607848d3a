import { plural } from '#domain/plural.ts'
export const articlePageWords = {
  keyturnGuideTitle: (title: string | number) => `${title} – Keyturn guide`,
  breadcrumb: 'Breadcrumb',
  mortgageGuide: 'Mortgage guide',
  readingTime: (minutes: number, checked: string) =>
    plural(minutes, {
      one: `1 minute to read · last checked on ${checked}`,
      other: `${minutes} minutes to read · last checked on ${checked}`,
    }),
  sourcesTitle: 'Where the figures come from',
  chapterOf: (chapter: number, chapters: number) => `Chapter ${chapter} of ${chapters}`,
  neighboursLabel: 'Previous and next article',
  previous: 'Previous',
  next: 'Next',
} as const

export const glossaryPageWords = {
  glossaryDocumentTitle: 'Mortgage words explained – Keyturn',
  description: (length: string | number) => `${length} mortgage words, each explained in two plain sentences.`,
  breadcrumb: 'Breadcrumb',
  mortgageGuide: 'Mortgage guide',
  glossaryTitle: 'Mortgage words, explained',
  wordsWillHearEach: (count: number) => `${count} words you’ll hear, each in two sentences.`,
  otherLanguage: 'In Spanish:',
  termSet: 'Mortgage words explained',
  letters: 'Letters',
} as const

export const guidePageWords = {
  guideDocumentTitle: 'Mortgage guide: from first question to closing day – Keyturn',
  guideDescription:
    'Twenty-four short articles in plain English on getting a mortgage in the United States: loans, lenders, papers, costs and closing.',
  guideTitle: 'Everything about your mortgage, two minutes at a time',
  sixChaptersOrderWill: 'Six chapters in the order you’ll need them, in plain words.',
  questionsTitle: 'Questions buyers ask first',
  whereNow: 'Where are you now?',
  keyturnFigures: 'Keyturn in figures',
  glossary: 'Glossary',
  putWork: 'Put it to work',
} as const

/** Public calculators that answer what people ask the guide. */
export const searchToolWords = {
  kind: 'Calculator',
  glossary: 'Glossary',
  afford: 'What can I afford?',
  affordLine: 'How much home you can afford on your income, and which price leaves room in your budget.',
  payoff: 'Mortgage calculator',
  payoffLine: 'Your monthly payment, and what extra payments save in years and interest.',
} as const

export const searchWords = {
  found: (question: string, count: number) => {
    if (count === 0) return `Nothing found for “${question}”. Try one word, such as “points”.`
    return plural(count, { one: '1 answer', other: `${count} answers` })
  },
} as const

export const searchBoxWords = {
  searchGuide: 'Search the guide',
  searchPlaceholder: 'Search the guide: points, escrow, PMI …',
} as const

export const toolCardWords = {
  toolStep: 'The tool for this step',
  openTool: 'Open the tool',
} as const
