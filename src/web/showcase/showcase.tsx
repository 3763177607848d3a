import { Toaster } from '#web/ui/toaster.tsx'
import { Buttons } from './buttons.tsx'
import { Forms } from './forms.tsx'
import { Notes } from './notes.tsx'

export function Showcase() {
  return (
    <main className="mx-auto max-w-5xl px-4 py-10 sm:px-8">
      <h1 className="text-4xl">The Keyturn UI kit</h1>
      <p className="mt-2 mb-8 text-lg text-muted">Every part, on one page, for the people who build with it.</p>
      <Buttons />
      <Forms />
      <Notes />
      <Toaster />
    </main>
  )
}
