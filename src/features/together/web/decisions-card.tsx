import { Check } from 'lucide-react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { formatMoney } from '#domain/figures.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { divisionAt } from '../division.ts'
import { ruleWords } from '../division-words.ts'
import type { OwnerKey, TogetherState } from '../model.ts'
import { decidedWords, decisionWords, togetherPageWords as words } from '../page-words.ts'
import { DECISIONS, type Decision, isDecided } from '../rules.ts'
import { titleForms } from '../sheet-words.ts'

interface DecisionsCardProps {
  saved: TogetherState
  names: Record<OwnerKey, string>
  today: CalendarDay
}

/** What is settled and what is not, each with its way to the card that settles it. */
export function DecisionsCard({ saved, names, today }: DecisionsCardProps) {
  const open = DECISIONS.filter(decision => !isDecided(decision, saved))
  return (
    <Card>
      <h2 className="text-3xl text-balance">{open.length === 0 ? words.settled : words.toSettle[open.length]}</h2>
      <ol className="mt-4 divide-y divide-line">
        {DECISIONS.map((decision, at) => {
          const done = !open.includes(decision)
          const { title, card } = decisionWords[decision]
          return (
            <li key={decision}>
              <a
                href={`#${card}`}
                onClick={() => openCard(card)}
                className="flex min-h-11 gap-3 py-3 text-ink no-underline hover:text-action-text"
              >
                <span className="decision-mark" data-done={done || undefined} aria-hidden="true">
                  {done ? <Check className="size-4" /> : at + 1}
                </span>
                <span>
                  <span className="font-[560]">{title}</span>
                  <span className="sr-only">: {done ? words.done : words.open}</span>
                  <span className="block text-sm text-muted">{detailOf(decision, saved, names, today)}</span>
                </span>
              </a>
            </li>
          )
        })}
      </ol>
      {open[0] && (
        <LinkButton
          href={`#${decisionWords[open[0]].card}`}
          className="mt-3 max-sm:w-full"
          onClick={() => open[0] && openCard(decisionWords[open[0]].card)}
        >
          {words.begin(decisionWords[open[0]].title)}
        </LinkButton>
      )}
    </Card>
  )
}

/** The card that settles it is folded. */
function openCard(card: string): void {
  document.querySelector(`#${card} > details`)?.setAttribute('open', '')
}

function detailOf(
  decision: Decision,
  { house, borrowing, sheet, entries }: TogetherState,
  names: Record<OwnerKey, string>,
  today: CalendarDay,
): string {
  const { open } = decisionWords[decision]
  const on = borrowing?.on_loan
  if (decision === 'loan') return on ? (on === 'both' ? decidedWords.both : decidedWords.first(names[on])) : open
  if (decision === 'deed') return sheet?.title_form ? titleForms[sheet.title_form].title : open
  if (decision === 'leaving')
    return isDecided('leaving', { house, borrowing, sheet, entries, gift: null }) ? decidedWords.leaving : open
  if (house?.rule) return ruleWords[house.rule].title
  const spread = house ? divisionAt(house, entries, house.value, today).spread : 0
  return spread > 0 ? decidedWords.spread(formatMoney(spread)) : open
}
