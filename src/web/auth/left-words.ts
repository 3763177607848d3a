import { plural } from '#domain/plural.ts'
/** Another tab of this browser signed somebody else in; this page has changed to their account. */
export function otherAccountNote(unsent: number): { title: string; description: string } {
  const gone = unsent === 0 ? '' : ` ${unsentGone(unsent)}`
  return {
    title: 'This is another account now',
    description: `Someone signed in with another account in this browser, so this page changed to it.${gone}`,
  }
}

export function unsentGone(unsent: number): string {
  return plural(unsent, {
    one: '1 change that wasn’t sent yet was deleted here, so that nobody else finds it.',
    other: `${unsent} changes that weren’t sent yet were deleted here, so that nobody else finds them.`,
  })
}
