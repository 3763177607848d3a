import { malformedWords } from '#server/words.ts'
import { ProblemError } from './problem.ts'

/** Far beyond any form of ours; recursion over the value cannot run out of stack. */
const DEEPEST = 32

/**
 * JSON as a careful reader takes it. Refused beside plain syntax errors: a key given twice (two readers would see two
 * different requests), `__proto__`, and text that PostgreSQL cannot hold (NUL, half characters).
 */
export function parseStrictJson(bytes: Uint8Array): unknown {
  const text = decode(bytes)
  const value = parse(text)
  checkKeys(text)
  // Without an escape no string can hold either: the bytes were well-formed, and a bare NUL is no JSON.
  if (text.includes('\\u')) checkText(value)
  return value
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw malformed(malformedWords.utf8)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw malformed(malformedWords.json)
  }
}

/** Walks text that is known to be valid JSON, so only strings and brackets matter. */
function checkKeys(text: string): void {
  const open: (Set<string> | null)[] = []
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at)
    if (char === QUOTE) {
      const end = endOfString(text, at)
      if (isKey(text, end + 1)) addKey(open.at(-1), JSON.parse(text.slice(at, end + 1)))
      at = end
    } else if (char === OPEN_OBJECT || char === OPEN_ARRAY) {
      open.push(char === OPEN_OBJECT ? new Set() : null)
      if (open.length > DEEPEST) throw malformed(malformedWords.tooDeep)
    } else if (char === CLOSE_OBJECT || char === CLOSE_ARRAY) open.pop()
  }
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COLON = 0x3a
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d
const OPEN_ARRAY = 0x5b
const CLOSE_ARRAY = 0x5d
const SPACE = 0x20

function endOfString(text: string, start: number): number {
  let at = start + 1
  while (text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1
  return at
}

function isKey(text: string, after: number): boolean {
  let at = after
  while (text.charCodeAt(at) <= SPACE) at += 1
  return text.charCodeAt(at) === COLON
}

function addKey(keys: Set<string> | null | undefined, key: string): void {
  if (key === '__proto__') throw malformed(malformedWords.forbiddenField)
  if (keys?.has(key)) throw malformed(malformedWords.doubledField)
  keys?.add(key)
}

function checkText(value: unknown): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) {
      throw malformed(malformedWords.unstorable)
    }
  } else if (Array.isArray(value)) value.forEach(checkText)
  else if (value !== null && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) {
      checkText(key)
      checkText(inner)
    }
  }
}

function malformed(detail: string): ProblemError {
  return new ProblemError({ status: 400, code: 'malformed', title: malformedWords.title, detail })
}
