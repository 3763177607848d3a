import { formatDay } from '#domain/day-words.es.ts'
import type { KnownDisclosure } from '#domain/disclosures/known-disclosure.ts'
import type { Tolerance, ToleranceLine } from '#domain/tolerance/closing-check.ts'
import { dollars, shownLabel } from './figure-text.ts'
import { namesOn, risenIn } from './letter.ts'
import type * as english from './letter-meaning-words.ts'

export const letterMeaning: typeof english.letterMeaning = ({ estimates, closingDisclosure, found }) => {
  const estimate = estimates.at(-1) ?? estimates[0]
  const officer = closingDisclosure.contacts.lender.contact ?? estimate.contacts.lender.contact
  const about = found.most_cents > 0 ? refundParts(found.refund_cents > 0 ? found : found.at_most) : riseParts(found)
  if (about.length === 0) return null
  const loan = closingDisclosure.values.loan_id
  const compared = `Comparé mi ${dated('Estimación de Préstamo', estimate)} con mi ${dated('Declaración de Cierre', closingDisclosure)}`
  return [
    officer ? `Para ${officer}:` : 'Hola:',
    loan === null ? `${compared}.` : `${compared} (préstamo ${loan}).`,
    ...about,
    'Gracias.',
    namesOn(closingDisclosure) ?? namesOn(estimate),
  ]
    .filter(paragraph => paragraph !== null)
    .join('\n\n')
}

function refundParts(found: Tolerance): string[] {
  const over = found.lines.filter(({ over_cents }) => over_cents > 0)
  const tens = found.lines.filter(({ group }) => group === 'ten')
  const credits = found.lender_credits
  const charges = [
    over.length > 0 &&
      [
        'Estos cargos no pueden subir y son más altos en la Declaración de Cierre:',
        ...over.map(line => `${charge(line)}, ${dollars(line.over_cents)} más`),
      ].join('\n'),
    credits.missing_cents > 0 &&
      `Los créditos del prestamista eran ${dollars(credits.estimate_cents)} y ahora son ${dollars(credits.actual_cents)}, ${dollars(credits.missing_cents)} menos.`,
    found.ten_excess_cents > 0 &&
      [
        `Estos cargos pueden subir 10% en conjunto. Eran ${dollars(found.ten_base_cents)}, es decir, hasta ${dollars(Math.round(found.ten_base_cents * 1.1))}, y ahora son ${dollars(found.ten_actual_cents)}, ${dollars(found.ten_excess_cents)} más que eso:`,
        ...tens.map(charge),
      ].join('\n'),
  ].filter(part => part !== false)
  if (charges.length === 0) return []
  return [
    ...charges,
    ...(found.credited_cents > 0 ? [`La declaración ya devuelve ${dollars(found.credited_cents)} de esto.`] : []),
    found.refund_due
      ? `¿Podría decirme la razón de cada cambio y el día en que lo supo? Si no hay ninguna que la regla permita, acredite ${dollars(found.refund_cents)} en el cierre, o devuélvalos dentro de 60 días después (a más tardar el ${formatDay(found.refund_due)}), con una declaración corregida (12 CFR 1026.19(f)(2)(v)).`
      : `¿Podría decirme la razón de cada cambio y el día en que lo supo? Si no hay ninguna que la regla permita, acredite ${dollars(found.refund_cents)} en el cierre, o devuélvalos dentro de 60 días después, con una declaración corregida (12 CFR 1026.19(f)(2)(v)).`,
  ]
}

function riseParts(found: Tolerance): string[] {
  const risen = risenIn(found)
  return risen.length === 0
    ? []
    : [['Estos cargos son ahora más altos. ¿Podría decirme la razón de cada uno?', ...risen.map(charge)].join('\n')]
}

/** Names of charges stay as the disclosures print them. */
function charge({ label, finals, estimate_cents, actual_cents }: ToleranceLine): string {
  const every = finals.length > 1 ? finals.map(final => shownLabel(final.label)).join(', ') : shownLabel(label)
  const now = dollars(actual_cents ?? 0)
  return estimate_cents === null
    ? `- ${every}: no estaba en la estimación, ahora ${now}`
    : `- ${every}: ${dollars(estimate_cents)} estimados, ahora ${now}`
}

function dated(name: string, { values }: KnownDisclosure): string {
  return values.date_issued === null ? name : `${name} del ${formatDay(values.date_issued)}`
}
