import type { Moment } from '#journey/moment.ts'

/** The browser's clock, calendar and chance, read when an action is done and not before. */
export function browserMoment(): Moment {
  const now = new Date()
  return { today: localDay(now), now: now.toISOString(), newId: () => crypto.randomUUID(), draw }
}

export function localDay(date: Date): string {
  const month = String(date.getMonth() + 1).padStart(2, '0')
  const day = String(date.getDate()).padStart(2, '0')
  return `${date.getFullYear()}-${month}-${day}`
}

function draw(alphabet: string, length: number): string {
  // Bytes past the last whole multiple would make the first letters likelier.
  const fair = 256 - (256 % alphabet.length)
  let drawn = ''
  while (drawn.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length * 2))) {
      if (byte < fair && drawn.length < length) drawn += alphabet[byte % alphabet.length]
    }
  }
  return drawn
}
