export const pageFaultWords = {
  pageDidNotLoad: 'This page didn’t load',
  pageFaultHint: 'Your connection may have dropped, or a new version came out. What you saved is safe.',
  loadAgain: 'Load it again',
} as const

export const loadingWords = {
  loading: 'Loading...',
  needsJavascript: 'Your tools need JavaScript, which is turned off in this browser.',
  worksWithout: 'The guide works without it.',
} as const

export const authContextWords = {
  error: 'Error',
  emailMissing: 'No user email found',
} as const

export const guestClientWords = {
  authenticationRequired: 'Authentication Required',
  signInFirst: 'Please sign in or create a free account to continue.',
  browserWouldNotSave: 'This browser wouldn’t save it',
  itsStorageFullSwitched: 'Its storage is full or turned off. Create a free account to keep your progress safely.',
} as const

export const apiWords = {
  couldNotReachKeyturn: 'We couldn’t reach Keyturn',
  unreachableHint: 'Check your connection and try again. Nothing you entered is lost.',
  stillTrying: 'We’re still trying',
  takesLong: 'This takes longer than it should.',
  stopWaiting: 'Stop waiting',
  mayHaveArrived: 'We stopped waiting. It may have arrived all the same: load the page again to see.',
  error: 'Error',
  unexpectedError: 'An unexpected error occurred. Please try again.',
} as const

export const accountNeededWords = {
  authenticationRequired: 'Authentication Required',
  signUpOrIn: 'Sign Up / Sign In',
} as const

export const dashboardLayoutWords = {
  skipContent: 'Skip to content',
  toggleSidebar: 'Toggle sidebar',
  keyturnHome: 'Keyturn, home',
} as const

export const userMenuWords = {
  label: 'Your account',
  signIn: 'Sign In',
  freePlan: 'Free Plan',
  guestMode: 'Guest Mode',
  profile: 'Profile',
  settings: 'Settings',
  signOut: 'Sign Out',
  exitGuestMode: 'Exit Guest Mode',
  leaveGuestMode: 'Leave guest mode?',
  leaveGuestModeHint:
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
  use: { light: 'Use light theme', dark: 'Use dark theme' },
} as const

export const userButtonWords = {
  accountInitials: (initials: string | number) => `Your account, ${initials}`,
  guest: 'Guest',
  guestMenu: 'Guest menu',
  unknown: 'Your account, not known while you’re offline',
} as const

export const fromApplicationWords = {
  edit: 'Edit answers',
} as const

export const bannerWords = {
  dismiss: 'Dismiss',
} as const

export const breadcrumbsWords = {
  breadcrumb: 'Breadcrumb',
} as const

export const dialogWords = {
  close: 'Close',
  cancel: 'Cancel',
} as const

export const loadFailedWords = {
  tryAgain: 'Try again',
} as const

export const passwordInputWords = {
  showPassword: 'Show password',
} as const

export const sheetWords = {
  close: 'Close',
} as const

export const versionDialogWords = {
  useSavedVersion: 'Use the saved version',
  useThisPage: 'Keep what is on this page',
  whatDiffers: 'What differs',
  question: 'Question',
  page: 'On this page',
  savedElsewhere: 'Saved elsewhere',
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
  meaning: 'What the letter says',
} as const

export const connectionWords = {
  offline: 'You’re offline.',
  offlineAccount: 'What you change is kept here, and sent once you’re back.',
  offlineGuest: 'What you enter stays in this browser.',
  slow: 'This is taking longer than usual. Your connection may be slow.',
  tryAgain: 'Try again',
} as const
