import { dictionary } from '@zxcvbn-ts/language-common'

/** Almost fifty thousand passwords that turn up first in leaks, and what only people here would think of. */
const COMMON = new Set([
  ...dictionary['passwords-common'].map(String),
  'mortgage',
  'homebuyer',
  'myhouse',
  'newhome',
  'newhouse',
])

const PRODUCT = 'keyturn'
/** Shorter parts of an address or a name are in too many good passwords. */
const SHORTEST_OWN_WORD = 3

export interface Named {
  email: string
  first_name: string
  last_name: string
}

/** Whether a stranger would try this before anything else. */
export function isEasilyGuessed(password: string, person?: Named): boolean {
  const plain = simple(password)
  if (COMMON.has(plain) || new Set(plain).size < 3) return true
  // What stands before or after in digits and signs is tried along with it.
  const core = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const own = person ? ownWords(person) : []
  return [PRODUCT, ...own].some(word => word === plain || (core !== '' && simple(word) === core))
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
