import { formatDay } from '#domain/day-words.ts'
import { todaysRates } from '#features/landing/todays-rates.ts'
import { ratesWords } from '#features/landing/words.ts'
import type { RatesAnswer } from '#features/news/model.ts'

/** Puts the stored survey in the place of the samples. Without one, or without an answer, the samples stay what they are. */
export default async function wakeRates(box: HTMLElement): Promise<void> {
  const answer = await fetch('/api/functions/get-mortgage-rates', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  }).catch(() => undefined)
  if (!answer?.ok) return
  const survey = todaysRates(((await answer.json()) as RatesAnswer).rates)
  if (!survey) return
  for (const [at, figure] of box.querySelectorAll('dd').entries()) figure.textContent = survey.rates[at] ?? ''
  for (const part of box.querySelectorAll<HTMLElement>('[data-when]')) part.hidden = part.dataset.when === 'sample'
  const day = box.querySelector('[data-part=day]')
  if (day) day.textContent = ratesWords.surveyOf(formatDay(survey.day))
}
