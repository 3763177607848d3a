import { CircleAlert } from 'lucide-react'

/** What is wrong with a form as a whole, beside its button: the same words as its note, which goes away. */
export function FormProblem({ children }: { children: string | null | undefined }) {
  return (
    <div aria-live="polite" className="empty:hidden">
      {children && (
        <p className="flex gap-1.5 text-sm font-[560] text-danger-text">
          <CircleAlert className="mt-0.5 size-4 flex-none" aria-hidden="true" />
          <span>{children}</span>
        </p>
      )}
    </div>
  )
}
