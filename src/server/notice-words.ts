import type { Language } from '#domain/languages.ts'
import type { Notice, ReminderWords } from '#resources/reminder-date.ts'

/** In which language a notice is said, and how many days before or after its day. */
export interface NoticeContext {
  language: Language
  timing: 'due' | 'overdue'
  days: number
}

/** How each notice is said. A row stores its key and parameters, which must work for as long as rows are retained. */
// biome-ignore lint/suspicious/noExplicitAny: each of them takes what is given with its own key.
export type NoticeWords = Readonly<Record<string, (given: any, context: NoticeContext) => ReminderWords>>

/** The notices of a source: each key with the parameters of its words. */
export type NoticeOf<Words extends NoticeWords> = {
  [Key in keyof Words & string]: { key: Key; given: Parameters<Words[Key]>[0] }
}[keyof Words & string]

export function sayNotice(words: NoticeWords, { key, given }: Notice, context: NoticeContext): ReminderWords | null {
  return words[key]?.(given, context) ?? null
}
