import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { fromApplicationWords } from '#web/words.ts'

interface FromApplicationProps {
  /** The answers of a closed loan are not edited any more. */
  isClosed: boolean
  children: ReactNode
}

/** Whose figures a page starts from, and where they are changed for every page at once. */
export function FromApplication({ isClosed, children }: FromApplicationProps) {
  return (
    <p className="-mt-2 mb-5 text-sm text-muted">
      {children}
      {!isClosed && (
        <>
          {' '}
          <Link to="/dashboard/application" className="text-action-text underline underline-offset-4">
            {fromApplicationWords.edit}
          </Link>
        </>
      )}
    </p>
  )
}
