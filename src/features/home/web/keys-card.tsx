import { KeyRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { BeginRefinance } from '#web/loans/begin-refinance.tsx'
import { Card } from '#web/ui/card.tsx'
import type { Closed } from '../closed.ts'
import { celebrationWords } from '../keys-words.ts'
import { KeysFacts } from './keys-lists.tsx'

/** The loan is closed: what went well, and how to celebrate it. */
export function KeysCard({ closed, celebration }: { closed: Closed; celebration: ReactNode }) {
  return (
    <Card
      title={
        <span className="flex items-center gap-3 text-3xl">
          <span className="grid size-12 flex-none place-items-center rounded-lg bg-action-soft text-action-text">
            <KeyRound className="size-6" aria-hidden="true" />
          </span>
          {celebrationWords.title(closed)}
        </span>
      }
    >
      <div className="grid gap-5">
        <KeysFacts closed={closed} />
        {celebration}
        <div>
          <BeginRefinance />
        </div>
      </div>
    </Card>
  )
}
