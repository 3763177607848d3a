import type { Language } from '#domain/languages.ts'
import type { NamedLoan } from '#resources/loan-name.ts'
import type { ReminderWords } from '#resources/reminder-date.ts'
import * as spanish from '#resources/words.es.ts'
import * as english from '#resources/words.ts'
import { loanNameIn } from '#server/loans/open-loans.ts'
import { type NoticeContext, type NoticeWords, sayNotice } from '#server/notice-words.ts'

const loanWords = { en: english.loanWords, es: spanish.loanWords }

/** A notice as it is stored: key and parameters, so that its words can be composed in the reader's language. */
export interface StoredNotice {
  key: string
  parameters: NoticeParameters
}

export interface NoticeParameters extends Omit<NoticeContext, 'language'> {
  given: object
  /** The loan that it is of, where its reader has several. */
  loan?: NamedLoan
}

/** Nothing for a key of a version that is newer than this one. */
export function sayStoredNotice(
  words: NoticeWords,
  { key, parameters }: StoredNotice,
  language: Language,
): ReminderWords | null {
  const { given, loan, ...when } = parameters
  const said = sayNotice(words, { key, given }, { ...when, language })
  if (!said || !loan) return said
  return { ...said, title: loanWords[language].ofLoan(loanNameIn(loan, language), said.title) }
}
