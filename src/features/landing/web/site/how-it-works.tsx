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
  {
    title: howItWorksWords.stepHome,
    text: howItWorksWords.fourShortStepsThe,
  },
  {
    title: howItWorksWords.stepEstimate,
    text: howItWorksWords.estimateHint,
  },
  {
    title: howItWorksWords.layOffersSideSide,
    text: howItWorksWords.typeWhatLendersQuote,
  },
  {
    title: howItWorksWords.stepDates,
    text: howItWorksWords.timelineHint,
  },
]

const TILES: { name: string; path: string; text: string; icon: LucideIcon }[] = [
  {
    name: 'Lender APR Comparison',
    path: '/dashboard/comparison',
    text: howItWorksWords.offersHint,
    icon: Scale,
  },
  {
    name: 'Document Checklist',
    path: '/dashboard/documents',
    text: howItWorksWords.whatLendersWillAsk,
    icon: FileCheck2,
  },
  {
    name: 'Deadlines Tracker',
    path: '/dashboard/timeline',
    text: howItWorksWords.elevenDatesFromContract,
    icon: CalendarClock,
  },
  {
    name: 'Latest Mortgage Rates',
    path: '/dashboard/news',
    text: howItWorksWords.averageRatesWithTheir,
    icon: Percent,
  },
  {
    name: 'Mortgage Scenarios',
    path: '/dashboard/mortgage-scenarios',
    text: howItWorksWords.whatExtraPaymentSaves,
    icon: TrendingDown,
  },
  {
    name: 'Mortgage Calculator',
    path: '/mortgage-calculator',
    text: howItWorksWords.scheduleHint,
    icon: Calculator,
  },
]

export function HowItWorks() {
  return (
    <Section id="how-it-works" title={howItWorksWords.toolsHint}>
      <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {STEPS.map(({ title, text }, at) => (
          <li key={title} className="border-t-2 border-action pt-4">
            <p className="num text-sm text-muted">{howItWorksWords.step(at + 1)}</p>
            <p className="serif mt-1 text-xl">{title}</p>
            <p className="mt-1.5 text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <h3 className="mt-16 text-2xl">{howItWorksWords.toolsTitle}</h3>
      <ul className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {TILES.map(tile => (
          <li key={tile.name}>
            <Tile {...tile} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Tile({ name, path, text, icon: Icon }: (typeof TILES)[number]) {
  return (
    <div className="relative grid h-full grid-cols-[auto_1fr] grid-rows-[auto_auto_1fr_auto] gap-x-4 rounded-lg border border-line bg-surface p-5 shadow-lift hover:border-edge sm:flex sm:flex-col sm:p-6">
      <span className="row-span-4 grid size-11 place-items-center rounded-md bg-action-soft text-action-text">
        <Icon className="size-5" aria-hidden="true" />
      </span>
      <h4 className="serif text-xl sm:mt-4">{name}</h4>
      <p className="mt-1 mb-3 text-muted sm:mt-1.5 sm:mb-5">{text}</p>
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
