/** Why a feed's answer was not taken. Never a bug of ours: the last good data stays, and the next hour tries again. */
export type FeedProblemCode =
  | 'unreachable'
  | 'timed-out'
  | 'bad-status'
  | 'too-large'
  | 'private-address'
  | 'too-many-redirects'
  | 'not-the-file'
  | 'half-a-file'
  | 'absurd'
  | 'older-than-ours'

export class FeedProblem extends Error {
  override name = 'FeedProblem'
  code: FeedProblemCode
  constructor(code: FeedProblemCode, detail: string) {
    super(detail)
    this.code = code
  }
}
