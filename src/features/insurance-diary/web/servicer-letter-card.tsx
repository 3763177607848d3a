import { useState } from 'react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Letter } from '#web/ui/letter.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import {
  LETTER_REASONS,
  LETTER_SUBJECT,
  type LetterReason,
  type LetterStatement,
  servicerLetter,
  statementsOf,
} from '../letter.ts'
import { letterMeaning } from '../letter-meaning-words.ts'
import type { DiaryLoan } from '../model.ts'
import { type DiaryAnswer, stageOf } from '../rules.ts'
import { letterWords as words } from '../words.ts'

interface ServicerLetterCardProps {
  loan: DiaryLoan
  answer: DiaryAnswer
  today: CalendarDay
}

/** The request in writing that the law asks for. */
export function ServicerLetterCard({ loan, answer, today }: ServicerLetterCardProps) {
  const [chosen, setChosen] = useState<LetterReason | null>(null)
  const [said, setSaid] = useState<ReadonlySet<LetterStatement>>(new Set())
  const reason = chosen ?? (stageOf(answer, today) === 'ended' ? 'overdue' : 'balance')
  function state(one: LetterStatement, isSo: boolean) {
    setSaid(before => new Set(isSo ? [...before, one] : [...before].filter(other => other !== one)))
  }

  return (
    <Card title={words.title} description={words.description} className="lg:col-span-2">
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-6">
        <div className="no-print grid gap-4">
          <RadioGroup
            label={words.reason}
            options={LETTER_REASONS.map(value => ({ value, label: words.reasons[value] }))}
            value={reason}
            onValueChange={setChosen}
          />
          <fieldset>
            <legend className="text-sm font-[560]">{words.isItSo}</legend>
            {statementsOf(reason).map(one => (
              <Checkbox
                key={one}
                label={words.asked[one]}
                checked={said.has(one)}
                onChange={event => state(one, event.target.checked)}
              />
            ))}
          </fieldset>
        </div>
        <Letter
          text={servicerLetter(loan, answer, reason, today, said)}
          meaning={letterMeaning?.(loan, answer, reason, today, said)}
          label={words.title}
          subject={LETTER_SUBJECT}
        />
      </div>
    </Card>
  )
}
