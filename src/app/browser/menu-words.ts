import type { Stage } from '#features/home/loan-stage.ts'

/** Above the pages that help most at this stage. */
export const blockWords = {
  plan: 'While you plan',
  compare: 'While you compare',
  apply: 'While you apply',
  close: 'Before you sign',
  keys: 'Your home',
} as const satisfies Record<Stage, string>

export const sectionWords = {
  home: 'Home',
  offers: 'Offers',
  papers: 'Papers',
  dates: 'Dates',
  payment: 'My payment',
  closing: 'Closing',
  owned: 'Your home',
} as const

export const publicPageWords = {
  guide: 'Mortgage Guide',
  glossary: 'Glossary',
} as const
