import { useState } from 'react'
import type { Answers } from '#domain/tolerance/closing-check.ts'
import { answersById } from '../disclosure-check.ts'
import type { DisclosuresState } from '../model.ts'
import { useDisclosuresAction } from './use-disclosures-action.ts'

/** What the buyer said. It shows at once; what could not be saved goes back. */
export function useAnswers(view: DisclosuresState['answers']) {
  const say = useDisclosuresAction('answer')
  const saved = answersById(view)
  const [meant, setMeant] = useState<Record<string, string | null>>({})
  const settled = Object.keys(meant).filter(question => (saved[question] ?? null) === meant[question])
  if (settled.length > 0) setMeant(without(meant, settled))

  async function answer(question: string, given: string | null) {
    setMeant(before => ({ ...before, [question]: given }))
    const isSaved = await say({ question, answer: given })
    if (!isSaved) setMeant(before => without(before, [question]))
  }

  const answers: Answers = { ...saved }
  for (const [question, given] of Object.entries(meant)) {
    if (given === null) delete answers[question]
    else answers[question] = given
  }
  return { answers, answer }
}

function without<Value>(record: Record<string, Value>, keys: string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)))
}
