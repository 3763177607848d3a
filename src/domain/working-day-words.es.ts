import { nextWorkingDay } from './business-days.ts'
import { formatDay } from './day-words.es.ts'
import type * as english from './working-day-words.ts'

export const noWireWords: typeof english.noWireWords = day => {
  const working = nextWorkingDay(day)
  if (working === day) return null
  return `Ese día los bancos no envían transferencias; el primer día laborable es el ${formatDay(working)}.`
}
