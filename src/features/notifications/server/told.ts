import type { Language } from '#domain/languages.ts'
import type { NamedLoan } from '#resources/loan-name.ts'
import type { ReminderWords } from '#resources/reminder-date.ts'
import * as spanish from '#resources/words.es.ts'
import * as english from '#resources/words.ts'
import { loanNameIn } from '#server/loans/open-loans.ts'
import { type NoticeWords, sayNotice, type Telling } from '#server/notice-words.ts'

const loanWords = { en: english.loanWords, es: spanish.loanWords }

/** What somebody was told, and when: kept without its words, so that it can be read in either language. */
export interface Told {
  key: string
  parameters: ToldParameters
}

export interface ToldParameters extends Omit<Telling, 'language'> {
  given: object
  /** The loan that it is of, where its reader has several. */
  loan?: NamedLoan
}

/** Nothing for a key of a version that is newer than this one. */
export function sayTold(words: NoticeWords, { key, parameters }: Told, language: Language): ReminderWords | null {
  const { given, loan, ...when } = parameters
  const said = sayNotice(words, { key, given }, { ...when, language })
  if (!said || !loan) return said
  return { ...said, title: loanWords[language].ofLoan(loanNameIn(loan, language), said.title) }
}
