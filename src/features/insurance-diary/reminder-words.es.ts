import { daysAway, formatLongDay } from '#domain/day-words.es.ts'
import { formatCents } from '#domain/figures.ts'
import type * as english from './reminder-words.ts'
import type { DiaryDayKey } from './rules.ts'
import { dayWords } from './words.es.ts'

const titles: Record<DiaryDayKey, (away: string) => string> = {
  'value-two-years': away => `Seguro hipotecario: conviene pedir que termine por el valor de hoy, ${away}`,
  'value-five-years': away => `Seguro hipotecario: conviene pedir que termine por el valor de hoy, ${away}`,
  'may-ask': away => `Seguro hipotecario: ${away} ya puede pedir que termine`,
  'must-end': away => `Su seguro hipotecario debe terminar ${away}`,
  'ends-at-latest': away => `Su seguro hipotecario debe terminar ${away}`,
  'fha-ends': away => `La prima de FHA termina ${away}`,
}

export const diaryReminderWords: typeof english.diaryReminderWords = (key, { name, monthly_premium }, day, days) => ({
  title: titles[key](daysAway(days)),
  message:
    monthly_premium > 0
      ? `${name}: ${formatLongDay(day)}. Cuesta ${formatCents(monthly_premium)} al mes.`
      : `${name}: ${formatLongDay(day)}.`,
  details: [dayWords[key].meaning, 'La carta para su administrador hipotecario está lista en su diario.'],
  button: 'Abrir mi diario',
})
