import { useState } from 'react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { Card } from '#web/ui/card.tsx'
import { Letter } from '#web/ui/letter.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { servicerLetter } from '../letter.ts'
import type { DiaryLoan } from '../model.ts'
import { type DiaryAnswer, stageOf } from '../rules.ts'
import { LETTER_REASONS, type LetterReason, letterWords as words } from '../words.ts'

interface ServicerLetterCardProps {
  loan: DiaryLoan
  answer: DiaryAnswer
  today: CalendarDay
}

/** The request in writing that the law asks for. */
export function ServicerLetterCard({ loan, answer, today }: ServicerLetterCardProps) {
  const [chosen, setChosen] = useState<LetterReason | null>(null)
  const reason = chosen ?? (stageOf(answer, today) === 'ended' ? 'overdue' : 'balance')
  return (
    <Card title={words.title} description={words.description} className="lg:col-span-2">
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-6">
        <RadioGroup
          label={words.reason}
          className="no-print"
          options={LETTER_REASONS.map(value => ({ value, label: words.reasons[value] }))}
          value={reason}
          onValueChange={setChosen}
        />
        <Letter text={servicerLetter(loan, answer, reason, today)} label={words.title} subject={words.subject} />
      </div>
    </Card>
  )
}
