import type { OpenTolerance } from '#domain/tolerance/questions.ts'
import { Card } from '#web/ui/card.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { checkPageWords as words } from '../check-words.ts'
import { dollars } from '../figure-text.ts'
import { answerWords, questionWords } from '../question-words.ts'

/** What only the buyer knows, each answer with what it would mean. An answer stays in sight and can be changed. */
export function QuestionCard({
  found,
  onAnswer,
}: {
  found: OpenTolerance
  onAnswer(question: string, answer: string): void
}) {
  if (found.all_questions.length === 0) return null
  return (
    <Card title={words.questions(found.questions.length)} className="no-print">
      <div className="grid gap-6">
        {found.all_questions.map(question => (
          <RadioGroup
            key={question.id}
            label={questionWords(question)}
            inline={question.outcomes.length === 2}
            options={question.outcomes.map(({ answer, refund_cents }) => ({
              value: answer,
              label: answerWords(question, answer),
              hint: words.outcome(dollars(refund_cents)),
            }))}
            value={question.given}
            onValueChange={answer => onAnswer(question.id, answer)}
          />
        ))}
      </div>
    </Card>
  )
}
