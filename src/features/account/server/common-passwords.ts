import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/**
 * Whoever guesses at sign-in has some fifty thousand tries a year for an account, so a million last for decades. More would
 * refuse six random characters, which the product promises to take.
 */
const FEWEST_GUESSES = 1_000_000

/** Time grows faster than length. What comes after can only make a password harder to guess. */
const LONGEST_ESTIMATED = 24
/** Each takes the dictionary's time once more; nobody's password has more signs for letters that are worth trying. */
const MOST_SIGNS_FOR_LETTERS = 5

/** What only people here would think of. */
const HERE = ['keyturn', 'mortgage', 'homebuyer', 'myhouse', 'newhome', 'newhouse']
/** Shorter parts of an address or a name are in too many good passwords. */
const SHORTEST_OWN_WORD = 3

export interface Named {
  email: string
  first_name: string
  last_name: string
}

/** Whether somebody who knows the person, or the lists that leaked elsewhere, would soon have tried this. */
export function isEasilyGuessed(password: string, person?: Named): boolean {
  const words = [...HERE, ...(person ? ownWords(person) : [])]
  // What stands before or after in digits and signs is tried along with it.
  const core = simple(password)
    .replace(/^[^\p{L}]+/u, '')
    .replace(/(?<![^\p{L}])[^\p{L}]+$/u, '')
  return words.some(word => simple(word) === core) || guesses(password, words) < FEWEST_GUESSES
}

let estimator: ZxcvbnFactory | undefined

/** Sorting the lists takes a tenth of a second, and most servers restart more often than somebody signs up. */
function guesses(password: string, words: string[]): number {
  estimator ??= new ZxcvbnFactory({
    dictionary,
    graphs: { qwerty: adjacencyGraphs.qwerty, keypad: adjacencyGraphs.keypad },
    maxLength: LONGEST_ESTIMATED,
    l33tMaxSubstitutions: MOST_SIGNS_FOR_LETTERS,
  })
  return estimator.check(password.normalize('NFKC'), words).guesses
}

function ownWords({ email, first_name, last_name }: Named): string[] {
  const [first, last, local, address] = [first_name, last_name, email.split('@')[0] ?? '', email].map(simple) as [
    string,
    string,
    string,
    string,
  ]
  const pieces = [first, last, ...`${first} ${last}`.split(/\s+/), ...local.split(/[^\p{L}]+/u)]
  const words = [
    address,
    local,
    `${first}${last}`,
    `${last}${first}`,
    `${first} ${last}`,
    `${first}.${last}`,
    ...pieces,
  ]
  return words.filter(word => word.length >= SHORTEST_OWN_WORD)
}

function simple(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}
