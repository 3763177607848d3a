import { ArrowRight, CalendarClock, FileUp, Scale } from 'lucide-react'
import { ratesAndTasksWords } from '#features/landing/words.ts'
import { Island } from '#web/site/island.tsx'
import { openTool } from '#web/site/links.ts'
import { TodaysRates } from './todays-rates.tsx'

const TASKS = [
  {
    name: 'Compare 3 Lenders',
    path: '/dashboard/comparison',
    icon: Scale,
  },
  {
    name: 'Upload Documents',
    path: '/dashboard/papers',
    icon: FileUp,
  },
  {
    name: 'Review Timeline',
    path: '/dashboard/timeline',
    icon: CalendarClock,
  },
]

export function RatesAndTasks() {
  return (
    <section className="site-width grid gap-x-16 gap-y-14 pt-16 lg:grid-cols-2 lg:pt-24">
      <Island name="landing/rates" wake="visible" component={TodaysRates} props={{}} />
      <div>
        <h2 className="text-3xl">{ratesAndTasksWords.quickTasks}</h2>
        <ul className="mt-5 grid gap-3">
          {TASKS.map(({ name, path, icon: Icon }) => (
            <li key={name}>
              <a
                href={openTool(path)}
                className="flex items-center gap-4 rounded-lg border border-line bg-surface p-4 shadow-lift hover:border-edge"
              >
                <span className="grid size-11 flex-none place-items-center rounded-md bg-action-soft text-action-text">
                  <Icon className="size-5" aria-hidden="true" />
                </span>
                <span className="min-w-0 flex-1 font-[560]">{name}</span>
                <ArrowRight className="size-5 flex-none text-action-text" aria-hidden="true" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
