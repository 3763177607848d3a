import type { OpenTolerance, Question } from '#domain/tolerance/questions.ts'
import { Card } from '#web/ui/card.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { checkPageWords as words } from '../check-words.ts'
import { dollars } from '../figure-text.ts'
import { answerWords, questionWords } from '../question-words.ts'

interface QuestionCardProps {
  found: OpenTolerance
  onAnswer(question: string, answer: string): void
}

/** What only the buyer knows, each answer with what it would mean. An answer stays in sight and can be changed. */
export function QuestionCard({ found, onAnswer }: QuestionCardProps) {
  const { all_questions, carried, questions } = found
  const ask = (question: Question) => (
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
  )
  return (
    <>
      {all_questions.length > 0 && (
        <Card title={words.questions(questions.length)} className="no-print">
          <div className="grid gap-6">{all_questions.map(ask)}</div>
        </Card>
      )}
      {carried.length > 0 && (
        <Card className="no-print">
          <details>
            <summary className="-my-2 min-h-11 cursor-pointer py-2.5 font-[560]">{words.carried}</summary>
            <p className="mb-4 max-w-2xl text-sm text-muted">{words.carriedWhy}</p>
            <div className="grid gap-6">{carried.map(ask)}</div>
          </details>
        </Card>
      )}
    </>
  )
}
