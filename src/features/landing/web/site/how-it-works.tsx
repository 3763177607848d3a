import {
  ArrowRight,
  Calculator,
  CalendarClock,
  FileCheck2,
  type LucideIcon,
  Percent,
  Scale,
  TrendingDown,
} from 'lucide-react'
import { howItWorksWords } from '#features/landing/words.ts'
import { asGuest } from '#web/site/links.ts'
import { Section } from './section.tsx'

const STEPS = [
  howItWorksWords.stepHome,
  howItWorksWords.stepEstimate,
  howItWorksWords.stepOffers,
  howItWorksWords.stepDates,
]

const TILES: { name: string; path: string; icon: LucideIcon }[] = [
  {
    name: 'Lender APR Comparison',
    path: '/dashboard/comparison',
    icon: Scale,
  },
  {
    name: 'Document Checklist',
    path: '/dashboard/documents',
    icon: FileCheck2,
  },
  {
    name: 'Deadlines Tracker',
    path: '/dashboard/timeline',
    icon: CalendarClock,
  },
  {
    name: 'Latest Mortgage Rates',
    path: '/dashboard/news',
    icon: Percent,
  },
  {
    name: 'Mortgage Scenarios',
    path: '/dashboard/mortgage-scenarios',
    icon: TrendingDown,
  },
  {
    name: 'Mortgage Calculator',
    path: '/mortgage-calculator',
    icon: Calculator,
  },
]

export function HowItWorks() {
  return (
    <Section id="how-it-works" title={howItWorksWords.howItWorks}>
      <ol className="grid gap-x-10 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        {STEPS.map((step, at) => (
          <li key={step} className="serif flex gap-3 border-t-2 border-action pt-4 text-xl">
            <span className="num text-muted" aria-hidden="true">
              {at + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <ul className="mt-10 grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-3">
        {TILES.map(tile => (
          <li key={tile.name}>
            <Tile {...tile} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Tile({ name, path, icon: Icon }: (typeof TILES)[number]) {
  return (
    <div className="relative flex h-full flex-col rounded-lg border border-line bg-surface p-4 shadow-lift hover:border-edge sm:p-6">
      <span className="grid size-11 place-items-center rounded-md bg-action-soft text-action-text">
        <Icon className="size-5" aria-hidden="true" />
      </span>
      <h3 className="serif mt-3 mb-3 text-lg leading-snug sm:mt-4 sm:text-xl">{name}</h3>
      {/* The whole tile is the target; its name tells six equal links apart. */}
      <a
        href={asGuest(path)}
        className="mt-auto inline-flex min-h-6 items-center gap-1.5 self-start text-sm font-[560] text-action-text after:absolute after:inset-0 after:rounded-lg hover:underline"
      >
        <span aria-hidden="true">{howItWorksWords.getStarted}</span>
        <span className="sr-only">{howItWorksWords.startWith(name)}</span>
        <ArrowRight className="size-4" aria-hidden="true" />
      </a>
    </div>
  )
}
