import * as z from 'zod/mini'
import { DAY_RANGE, isCalendarDay } from '#domain/calendar-day.ts'
import { inputWords } from './words.ts'

// Control characters and halves of a character: no keyboard types them, no database stores them, and mail headers break on them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above, without tab and line ends.
const UNPRINTABLE_IN_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/

const LONGEST_SHORT_TEXT = 100

/** What is longer is refused, and nothing looks at it any further: a pattern would take its time. */
export function atMost(longest: number, words: string = inputWords.tooLong(longest)) {
  return z.maxLength(longest, { error: words, abort: true })
}

/** What programs send and nobody types: an id, an instant. */
export function shortText(words?: string) {
  return z.string(words).check(atMost(LONGEST_SHORT_TEXT, words))
}

/** When something was added, in universal time. Programs send it, nobody types it. */
export const Instant = z.iso.datetime(inputWords.instant)

/** A day as a person enters it. */
export function day(words: string) {
  const { min, max } = DAY_RANGE
  return z.string(words).check(
    atMost(10, words),
    z.refine(day => isCalendarDay(day) && day >= min && day <= max, words),
  )
}

/** One line as a person types it, without the spaces around it. */
export function singleLine(longest: number, missing: string = inputWords.missing) {
  return typed(longest, UNPRINTABLE, missing)
}

/** Several lines as a person types them. */
export function multiLine(longest: number, missing: string = inputWords.missing) {
  return typed(longest, UNPRINTABLE_IN_TEXT, missing)
}

const NAME_MAX_LENGTH = 60
const NAME = /^[\p{L}\p{M}\p{Nd} .,'’‘ʼʻ‐-]*$/u
// 'evil.example' becomes a link in many mail programs; 'J. R.' and 'Jr.' do not.
const LINK_LIKE = /\.[\p{L}\p{Nd}]{2}/u
const TELEPHONE_LIKE = /\p{Nd}.*\p{Nd}.*\p{Nd}/u

/** What can stand after 'Dear' in a mail: a name of any language, and no place for a link, a number or a message. */
export function isName(text: string): boolean {
  return text.length <= NAME_MAX_LENGTH && NAME.test(text) && !LINK_LIKE.test(text) && !TELEPHONE_LIKE.test(text)
}

/** A person's name as they type it. */
export function nameLine(missing: string) {
  return singleLine(NAME_MAX_LENGTH, missing).check(z.minLength(1, missing), z.refine(isName, inputWords.name))
}

function typed(longest: number, unprintable: RegExp, missing: string) {
  return z.string(missing).check(
    z.trim(),
    atMost(longest),
    z.refine(text => !unprintable.test(text) && text.isWellFormed(), inputWords.unprintable),
  )
}
