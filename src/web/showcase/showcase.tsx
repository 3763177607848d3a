import { Badge } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Toaster } from '#web/ui/toaster.tsx'
import { Buttons } from './buttons.tsx'
import { Charts } from './charts.tsx'
import { Forms } from './forms.tsx'
import { Layers } from './layers.tsx'
import { Notes } from './notes.tsx'
import { Pieces } from './pieces.tsx'

const PARTS = { buttons: Buttons, forms: Forms, notes: Notes, layers: Layers, pieces: Pieces, charts: Charts }

/** With ?parts=notes,layers only those: a test that opens many layers need not walk the whole page each time. */
export function Showcase() {
  const wanted = new URLSearchParams(location.search).get('parts')?.split(',')
  return (
    <main className="mx-auto max-w-5xl px-4 py-10 sm:px-8">
      <PageHeader
        above={<Badge tone="attention">Development only</Badge>}
        title="The Keyturn UI kit"
        description="Every part on one page, for the people who build with it."
        actions={<LinkButton href="#charts">See the charts</LinkButton>}
      />
      {Object.entries(PARTS).map(([name, Shelf]) => (!wanted || wanted.includes(name)) && <Shelf key={name} />)}
      <Toaster />
    </main>
  )
}
