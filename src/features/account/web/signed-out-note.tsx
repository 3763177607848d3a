import type { LeftNote } from '#web/auth/flash.ts'
import { unsentGone } from '#web/auth/left-words.ts'
import { Banner } from '#web/ui/banner.tsx'
import { signedOutWords } from '../signed-out-words.ts'

/** The server ended the session: why the sign-in page is here, and what was lost with it. */
export function SignedOutNote({ note: { why, unsent } }: { note: LeftNote }) {
  const { title, detail } = why === 'signed-out-everywhere' ? signedOutWords.everywhere : signedOutWords.ended
  return (
    <Banner announced tone={unsent > 0 ? 'attention' : 'info'} className="mb-6" title={title}>
      {unsent > 0 ? unsentGone(unsent) : detail}
    </Banner>
  )
}
