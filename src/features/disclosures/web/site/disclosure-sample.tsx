import { FileSearch, Scale } from 'lucide-react'
import { disclosureSampleWords as words } from '#features/disclosures/site-words.ts'
import { Island } from '#web/site/island.tsx'
import { asGuest } from '#web/site/links.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonLook } from '#web/ui/button-look.ts'

/** What Keyturn does with disclosures, on the landing page, where a sample can be read at once. */
export function DisclosureSample() {
  return <Island name="disclosures/sample" wake="visible" component={SampleBox} props={{}} />
}

/** Without a script both buttons lead to the page that reads papers. */
function SampleBox() {
  return (
    <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-2">
      <div>
        <div className="rounded-lg border border-line bg-surface p-5 shadow-lift sm:p-6">
          <Badge tone="attention">{words.example}</Badge>
          <p className="serif mt-3 flex items-center gap-3 text-2xl">
            <Scale className="size-6 flex-none text-attention" aria-hidden="true" />
            {words.owed}
          </p>
          <p className="mt-2 text-muted">{words.owedWhy}</p>
        </div>
        <div className="mt-6 flex flex-wrap gap-3">
          <a href={asGuest('/dashboard/papers')} data-part="try" className={buttonLook('primary', 'lg')}>
            <FileSearch className="size-5" aria-hidden="true" />
            {words.try}
          </a>
          <a href={asGuest('/dashboard/papers')} className={buttonLook('ghost', 'lg')}>
            {words.own}
          </a>
        </div>
      </div>
      <div data-part="answer" hidden className="rounded-lg border border-line bg-surface p-5 shadow-lift sm:p-6">
        <p role="status" data-part="status" className="font-[560]" />
        <dl data-part="rows" className="mt-4 divide-y divide-line" />
        <template>
          <div className="flex items-baseline justify-between gap-4 py-2">
            <dt className="text-muted" />
            <dd className="num font-[560]" />
          </div>
        </template>
        <p data-part="sums" className="mt-4 text-sm text-muted" />
        <div data-part="knowing" hidden className="mt-4 rounded-md bg-attention-soft p-4 text-attention-text">
          <p className="font-[560]">{words.knowing}</p>
          <p data-part="sentence" className="mt-1" />
        </div>
      </div>
    </div>
  )
}
