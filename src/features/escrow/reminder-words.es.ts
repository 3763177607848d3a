import { daysAway, formatLongDay } from '#domain/day-words.ts'
import { clockWords } from './clock-words.ts'
import type * as english from './reminder-words.ts'

export const letterDayWords: typeof english.letterDayWords = ({ key, latest, statement }) => ({
  title: `Su carta, a más tardar hoy: ${clockWords[key]?.title.toLowerCase() ?? ''}`,
  message: `${statement.figures.servicer || 'Su administrador hipotecario'} tiene hasta el ${formatLongDay(latest)} (${clockWords[key]?.why ?? ''}). ¿Llegó una respuesta?`,
  details: [
    'Si no llega ninguna, escriba otra vez y guarde el comprobante. También puede presentar una queja ante la CFPB. Siga pagando.',
  ],
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
