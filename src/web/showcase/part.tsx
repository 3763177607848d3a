import type { ReactNode } from 'react'

/** One shelf of the showcase. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-8">
      <h2 className="mb-5 text-xl">{title}</h2>
      {children}
    </section>
  )
}
