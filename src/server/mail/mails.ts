import type { Language } from '#domain/languages.ts'
import type { Email } from './email.ts'

/**
 * How each mail is composed when it is sent. A row stores its key and parameters, which must work for as long as mail waits; a mail that is
 * given something else gets another key.
 */
// biome-ignore lint/suspicious/noExplicitAny: each of them takes the parameters that are stored with its own key.
export type Mails = Readonly<Record<string, (parameters: any, language: Language) => Email>>

/** A mail without its words. */
export interface QueuedMail {
  key: string
  parameters: object
  language: Language
}

/** What may be promised, by what its words are given. */
export type MailOf<All extends Mails> = {
  [Key in keyof All & string]: { key: Key; parameters: Parameters<All[Key]>[0]; language: Language }
}[keyof All & string]

interface QueuedRow extends Email {
  key: string | null
  parameters: object | null
  language: Language | null
}

/** The mail of a row. One that the version before 0047 queued has no key, and stores the words that were written then. */
export function emailOf(mails: Mails, { key, parameters, language, subject, text, html }: QueuedRow): Email {
  if (key === null) return { subject, text, html }
  const compose = mails[key]
  if (!compose) throw new Error(`Nothing composes ${key}`)
  return compose(parameters, language ?? 'en')
}
