import { daysAway, formatLongDay } from '#domain/day-words.es.ts'
import type { Translated } from '#domain/translated.ts'
import { clockWords } from './clock-words.es.ts'
import type * as english from './reminder-words.ts'

export const noAnswerWords: Translated<typeof english.noAnswerWords> = {
  who: servicer => `La carta se envió a ${servicer}.`,
  what: 'Si no llega ninguna, escriba otra vez y guarde el comprobante. También puede presentar una queja ante la CFPB. Siga pagando.',
}

export const letterDayWords: typeof english.letterDayWords = ({ rule, latest, servicer }) => ({
  title: clockWords[rule].today,
  message: `Su carta sobre un estado de la cuenta escrow debe tener respuesta a más tardar el ${formatLongDay(latest)}. ¿Llegó una?`,
  details: [...(servicer ? [noAnswerWords.who(servicer)] : []), noAnswerWords.what],
  button: 'Abrir la revisión de la cuenta escrow',
})

export const homesteadWords: typeof english.homesteadWords = (day, days) => ({
  title: `Solicite su exención de vivienda principal: el plazo es ${daysAway(days)}`,
  message: `El último día es el ${formatLongDay(day)}. Pregunte en su condado qué papeles pide para la exención (homestead exemption).`,
  details: [
    'Sin ella, el impuesto sobre la propiedad, y con él su pago mensual, puede ser más alto durante todo un año.',
  ],
  button: 'Abrir El segundo año',
})
