import { createContext, useContext } from 'react'

interface FieldContextValue {
  id: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
  /** For controls that find their own text to be nonsense. */
  report(problem: string | null): void
}

export const FieldContext = createContext<FieldContextValue | null>(null)

interface Wired {
  id?: string
  required?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling'
}

/** The attributes that tie a control to the label, hint and error of the Field around it. */
export function useFieldWiring(own: Wired): Wired {
  const field = useContext(FieldContext)
  if (!field) return {}
  return {
    id: own.id ?? field.id,
    required: own.required ?? (field.required || undefined),
    'aria-describedby': [own['aria-describedby'], field.describedBy].filter(Boolean).join(' ') || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field.invalid || undefined),
  }
}

export function useFieldReport(): (problem: string | null) => void {
  return useContext(FieldContext)?.report ?? ignore
}

function ignore(): void {}
