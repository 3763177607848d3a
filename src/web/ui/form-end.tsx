import type { ReactNode } from 'react'
import type { Problem } from '#resources/problem.ts'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'

interface FormEndProps {
  form: { saving: boolean; problem: Problem | null }
  /** On the button that saves. */
  save: string
  /** Said above the buttons; without it whatever the problem says. */
  problem?: string | null
  /** Other buttons. */
  children?: ReactNode
}

/** The end of a form that is saved: why it could not be saved, and its buttons. */
export function FormEnd({ form, save, problem = form.problem?.detail, children }: FormEndProps) {
  return (
    <>
      {problem && <Banner tone="danger" announced title={problem} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={form.saving}>
          {save}
        </Button>
        {children}
      </div>
    </>
  )
}
