import type { FigureSource } from '#domain/figure-source.ts'

export const pageFaultWords = {
  pageDidNotLoad: 'This page didn’t load',
  connectionMayHaveDropped: 'Your connection may have dropped, or a new version came out. What you saved is safe.',
  loadAgain: 'Load it again',
} as const

export const loadingWords = {
  loading: 'Loading...',
  needsJavascript: 'Your tools need JavaScript, which is turned off in this browser.',
  worksWithout: 'The guide works without it.',
} as const

export const pagesWords = {
  pageNotFoundKeyturn: 'Page not found – Keyturn',
  pageDoesNotExist: 'This page doesn’t exist.',
} as const

export const authContextWords = {
  error: 'Error',
  noUserEmailFound: 'No user email found',
} as const

/** What stands beside a figure about where it comes from. Nothing beside one that is known. */
export const sourceWords = {
  typed: null,
  read: null,
  surveyed: null,
  guessed: 'our guess',
  unsure: 'to check',
} as const satisfies Record<FigureSource, string | null>

export const dataBehindWords = {
  showFigures: 'Show the figures',
} as const

export const donutWords = {
  part: 'Part',
  amount: 'Amount',
  share: 'Share',
} as const

export const lineChartWords = {
  readFiguresTitle: (title: string | number) => `${title}: read the figures`,
  seeYears: (years: number) => (years === 1 ? 'See 1 year' : `See ${years} years`),
} as const

export const guestClientWords = {
  authenticationRequired: 'Authentication Required',
  pleaseSignCreateFree: 'Please sign in or create a free account to continue.',
  browserWouldNotSave: 'This browser wouldn’t save it',
  itsStorageFullSwitched: 'Its storage is full or turned off. Create a free account to keep your progress safely.',
} as const

export const apiWords = {
  couldNotReachKeyturn: 'We couldn’t reach Keyturn',
  checkConnectionTryAgain: 'Check your connection and try again. Nothing you entered is lost.',
  stillTrying: 'We’re still trying',
  takesLong: 'This takes longer than it should.',
  stopWaiting: 'Stop waiting',
  mayHaveArrived: 'We stopped waiting. It may have arrived all the same: load the page again to see.',
  error: 'Error',
  unexpectedErrorOccurredPlease: 'An unexpected error occurred. Please try again.',
} as const

export const accountNeededWords = {
  authenticationRequired: 'Authentication Required',
  signUpSign: 'Sign Up / Sign In',
} as const

export const dashboardLayoutWords = {
  skipContent: 'Skip to content',
  toggleSidebar: 'Toggle sidebar',
  keyturnHome: 'Keyturn, home',
  guestMode: 'Guest Mode',
} as const

export const openUserMenuWords = {
  signIn: 'Sign In',
  freePlan: 'Free Plan',
  guestMode: 'Guest Mode',
  profile: 'Profile',
  settings: 'Settings',
  signOut: 'Sign Out',
  exitGuestMode: 'Exit Guest Mode',
  leaveGuestMode: 'Leave guest mode?',
  whatEnteredGuestKept:
    'What you entered as a guest is kept only in this browser and will be deleted. Create a free account to keep it.',
  leaveDelete: 'Leave and delete',
  stay: 'Stay',
  guestUser: 'Guest User',
  unknown: 'We can’t tell while you’re offline',
  unknownDetail: 'If you were signed in, you still are.',
  lookAgain: 'Check again',
} as const

export const phoneMenuWords = {
  menu: 'Menu',
} as const

export const sidebarWords = {
  dashboard: 'Dashboard',
  find: 'Find anything',
  findKeys: 'Ctrl K',
} as const

export const phoneBarWords = {
  places: 'Main pages',
  more: 'More',
} as const

export const themeToggleWords = {
  useThemeOther: (other: string | number) => `Use ${other} theme`,
} as const

export const userButtonWords = {
  accountInitials: (initials: string | number) => `Your account, ${initials}`,
  unknown: 'Your account, not known while you’re offline',
} as const

export const fromApplicationWords = {
  edit: 'Edit answers',
} as const

export const footerWords = {
  whatCanAfford: 'What can I afford?',
  independent: 'Keyturn is independent of banks and free for buyers. ',
  samplePeople: 'Sample lenders, sample rates and sample offers are marked as such and belong to nobody.',
  keyturnNotLenderBroker:
    'Keyturn is not a lender, a broker or an adviser. It makes no loans, no credit decisions and no promises of approval. A rate, a fee or a payment shown here is an estimate or a sample, made from what you type and from the rules named beside it. It is not an offer and not a commitment to lend. Only the Loan Estimate and the Closing Disclosure of your lender count.',
  theTrueAprKeyturn:
    'The true APR on Keyturn includes every fee you enter. It can differ from the APR that a lender discloses under federal law, which leaves some fees out and has mortgage insurance in it; where you enter insurance, that APR is shown next to ours. Adjustable loans are computed with a rate that is two points higher after the first years; yours may turn out lower or higher.',
  marketingFigures:
    'Savings, days saved, on-time closings and ratings on this site are marketing figures of its operator, each with its source. They are not a forecast of what you will save.',
  exampleFigures:
    'Savings, days saved, on-time closings and ratings marked “Example” are not marketing figures of anybody: nothing supports them. They show where an operator’s own would stand.',
  theGuideAndThe:
    'The guide and the tools give general information. They are not legal, tax or financial advice. Ask a lawyer, a tax adviser or a housing counselor about your own case. Lenders must treat all applicants fairly under the Equal Credit Opportunity Act and the Fair Housing Act.',
  tools: 'Tools',
  learn: 'Learn',
  keyturn: 'Keyturn',
  fromFirstRateQuote: 'From the first rate quote to the keys, with every cost in plain sight.',
  disclosuresDisclaimers: 'Disclosures and disclaimers',
} as const

export const frameWords = {
  skipContent: 'Skip to content',
} as const

export const headerWords = {
  signIn: 'Sign in',
  keyturnHome: 'Keyturn, home',
  main: 'Main',
  donate: 'Donate',
  tryFreeNow: 'Try Free Now',
  openDashboard: 'Open dashboard',
  menu: 'Menu',
} as const

export const notFoundWords = {
  oopsPageNotFound: 'Oops! Page not found',
  addressMayMistypedPage:
    'The address may be mistyped, or the page has moved. Everything you saved is where you left it.',
  returnHome: 'Return to Home',
} as const

export const bannerWords = {
  dismiss: 'Dismiss',
} as const

export const breadcrumbsWords = {
  breadcrumb: 'Breadcrumb',
} as const

export const dialogWords = {
  close: 'Close',
} as const

export const fieldWords = {
  optional: 'optional',
} as const

export const loadFailedWords = {
  tryAgain: 'Try again',
} as const

export const logoWords = {
  keyturn: 'Keyturn',
} as const

export const passwordInputWords = {
  showPassword: 'Show password',
} as const

export const sheetWords = {
  close: 'Close',
} as const

export const toasterWords = {
  notifications: 'Notifications',
  dismissTitle: (title: string | number) => `Dismiss: ${title}`,
} as const

export const versionDialogWords = {
  useSavedVersion: 'Use the saved version',
  keepWhatPage: 'Keep what is on this page',
  whatDiffers: 'What differs',
  question: 'Question',
  page: 'On this page',
  savedElsewhere: 'Saved elsewhere',
} as const

export const copyTextWords = {
  failed: 'Your browser didn’t let us copy. Select the text and copy it yourself.',
} as const

export const letterWords = {
  copy: 'Copy',
  copied: 'Copied',
  print: 'Print',
  mail: 'Open in email',
  pdf: 'Save as PDF',
  pdfWhyNot: 'These letters need a font of their own. Print it, and save it as a PDF from there.',
  pdfFailed: 'The PDF couldn’t be made without a connection. Print it, and save it as a PDF from there.',
  file: 'letter.pdf',
} as const

export const shareCardWords = {
  keyturnSeeWhatMortgage: 'Keyturn. See what a mortgage really costs, before you sign.',
} as const

export const numericInputWords = {
  orMore: (least: string) => `Enter ${least} or more.`,
  orLess: (most: string) => `Enter ${most} or less.`,
} as const

export const connectionWords = {
  offline: 'You’re offline.',
  offlineAccount: 'What you change is kept here, and sent once you’re back.',
  offlineGuest: 'What you enter stays in this browser.',
  slow: 'This is taking longer than usual. Your connection may be slow.',
  tryAgain: 'Try again',
} as const
