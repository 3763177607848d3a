import * as z from 'zod/mini'

// Control characters and halves of a character: no keyboard types them, no database keeps them, and mail headers break on them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above, without tab and line ends.
const UNPRINTABLE_IN_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/

/** One line as a person types it, without the spaces around it. */
export function singleLine(longest: number, missing = MISSING) {
  return typed(longest, UNPRINTABLE, missing)
}

/** Several lines as a person types them. */
export function multiLine(longest: number, missing = MISSING) {
  return typed(longest, UNPRINTABLE_IN_TEXT, missing)
}

const MISSING = 'Please enter some text.'

function typed(longest: number, unprintable: RegExp, missing: string) {
  return z.string(missing).check(
    z.trim(),
    z.maxLength(longest, `Please keep this to ${longest} characters.`),
    z.refine(text => !unprintable.test(text) && text.isWellFormed(), 'Please use letters, digits and signs only.'),
  )
}
