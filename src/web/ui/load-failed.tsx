import { CircleAlert } from 'lucide-react'
import type { Problem } from '#resources/problem.ts'
import { loadFailedWords } from '#web/words.ts'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'

/** Stands in place of what could not be loaded, and tries again. */
export function LoadFailed(props: { problem: Problem; onRetry(): void }) {
  return (
    <Banner
      tone="danger"
      announced
      icon={<CircleAlert className="size-5" />}
      title={props.problem.title}
      actions={
        <Button always onClick={props.onRetry}>
          {loadFailedWords.tryAgain}
        </Button>
      }
    >
      {props.problem.detail}
    </Banner>
  )
}
