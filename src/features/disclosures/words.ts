import type { DisclosureKind } from '#domain/disclosures/fields.ts'
import { listed } from '#domain/listed.ts'
import { plural } from '#domain/plural.ts'
import type { Problem } from '#resources/problem.ts'
import { MOST_DISCLOSURES } from './model.ts'

export const disclosureProblems = {
  'too-many-papers': {
    status: 409,
    code: 'too-many-papers',
    title: 'That is as many papers as fit',
    detail: `You can keep up to ${MOST_DISCLOSURES} papers. Remove one to add another.`,
  },
  'too-many-answers': {
    status: 409,
    code: 'too-many-answers',
    title: 'That is more than we can keep',
    detail: 'Take one of your answers or pairings back to add another.',
  },
  'no-such-paper': {
    status: 404,
    code: 'no-such-paper',
    title: 'This paper is no longer there',
    detail: 'It was removed, perhaps in another tab.',
  },
  'figures-missing': {
    status: 400,
    code: 'figures-missing',
    title: 'Some figures are missing',
    detail: 'A paper that you type needs twelve figures. The rest can stay open.',
  },
} satisfies Record<string, Problem>

export const kindWords: Record<DisclosureKind, string> = {
  'loan-estimate': 'Loan Estimate',
  'closing-disclosure': 'Closing Disclosure',
}

export const pageWords = {
  title: 'Loan Papers',
  description: 'What does the lender’s paper really say? Drop it here and we’ll read it with you.',
  dropTitle: 'Add your Loan Estimate',
  dropHint: 'The PDF your lender sent, three pages. A Closing Disclosure works too.',
  choose: 'Choose a PDF',
  another: 'Read another',
  type: 'Type it in',
  typeAnother: 'Type one in',
  inSpanish: 'Ver en español',
  stays: 'Your paper stays on this device',
  staysWhy: 'It is read in your browser. We keep its figures; pictures of its pages stay here until you remove it.',
  dropNow: 'Let go to read it here',
  reading: (page: number, of: number) => (of > 0 ? `Reading page ${page} of ${of}` : 'Opening the paper'),
  readingPicture: (page: number, of: number) =>
    of > 0 ? `Reading the picture of page ${page} of ${of}` : 'Loading the reader of pictures, about 4 MB',
  pictureProgress: (page: number, of: number, percent: number) =>
    `Reading the picture of page ${page} of ${of}, ${percent}% of this page`,
  readPicture: 'Read the picture here',
  readPictureWhy: 'It takes a minute and stays on this device. You’ll check what isn’t clear.',
  stop: 'Stop',
  stopFile: (name: string) => `Stop reading ${name}`,
  readAgain: 'Read it again',
  stopped: 'Reading was stopped. Nothing of this file was kept.',
  stoppedAfter: (read: number, of: number) =>
    plural(read, {
      one: `Reading was stopped after 1 of ${of} pages. What stands on that page is kept; the rest is open.`,
      other: `Reading was stopped after ${read} of ${of} pages. What stands on these pages is kept; the rest is open.`,
    }),
  password: 'Password of the PDF',
  open: 'Open it',
  failed: 'The reader could not be loaded. Check your connection and try again.',
  tryAgain: 'Try again',
  sample: 'No paper yet? Try a sample',
  sampleTitle: 'This is a sample, not your paper',
  sampleWhy: 'Look around, correct a figure, open the sums. Nothing of it is kept.',
  sampleClose: 'Close the sample',
  sampleKeep: 'Keep it among my papers',
  sampleFailed: 'The sample could not be loaded. Check your connection and try again.',
  steps: [
    { title: 'We read the figures', detail: 'You see each one beside the place it came from.' },
    { title: 'We check the sums', detail: 'If something doesn’t add up, we’ll say where.' },
    { title: 'You compare for real', detail: 'One tap puts it next to your other offers.' },
  ],
  closingTitle: 'Closing soon?',
  closing: 'Add the Closing Disclosure too, and we’ll tell you if a fee rose more than it may.',
  estimateMissing: 'Now add the Loan Estimate',
  estimateMissingWhy: 'With it we can tell which fees rose, and whether they rose more than they may.',
  yourPapers: 'Your papers',
  revised: 'revised',
  noDate: 'no date read',
  removePaper: 'Remove this paper',
  removeAsk: 'Remove this paper?',
  removeWhy: 'Its figures go with it. The offer in your comparison stays.',
  remove: 'Remove',
  keep: 'Keep it',
  otherPages: (pages: number[]) =>
    plural(pages.length, {
      one: `Page ${pages[0]} of the file is not part of this form, so we left it out.`,
      other: `Pages ${listed(pages.map(String))} of the file are not part of this form, so we left them out.`,
    }),
  notSaved: 'We read this file, but could not keep its figures. Try again, or type them.',
  alreadyHere: 'You already have this paper',
  alreadyHereWhy: 'It is the same one, so there is still one of it.',
  fuller: 'This paper now has the pages that were missing',
  missingPages: (pages: number[]) =>
    plural(pages.length, {
      one: `We didn’t find page ${pages[0]} of the form in this file. What stands there is left open.`,
      other: `We didn’t find pages ${listed(pages.map(String))} of the form in this file. What stands there is left open.`,
    }),
} as const
