import type { Question } from '#domain/tolerance/questions.ts'
import { Card } from '#web/ui/card.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { answerWords, questionWords, checkPageWords as words } from '../check-words.ts'
import { dollars } from '../figure-text.ts'

/** What only the buyer knows, each answer with what it would mean. */
export function QuestionCard(props: { questions: Question[]; onAnswer(question: string, answer: string): void }) {
  return (
    <Card title={words.questions(props.questions.length)} className="no-print">
      <div className="grid gap-6">
        {props.questions.map(question => (
          <RadioGroup
            key={question.id}
            label={questionWords(question)}
            options={question.outcomes.map(({ answer, refund_cents }) => ({
              value: answer,
              label: answerWords(question, answer),
              hint: words.outcome(answerWords(question, answer), dollars(refund_cents)),
            }))}
            value={null}
            onValueChange={answer => props.onAnswer(question.id, answer)}
          />
        ))}
      </div>
    </Card>
  )
}
