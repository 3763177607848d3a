import { formatDay, unbroken } from '#domain/day-words.es.ts'
import { formatMoney, formatRate } from '#domain/figures.ts'
import { plural } from '#domain/plural.es.ts'
import type { Translated } from '#domain/translated.ts'
import type * as english from './keys-words.ts'

export const celebrationWords: Translated<typeof english.celebrationWords> = {
  title: ({ is_refinance }) => (is_refinance ? 'Su préstamo nuevo está en marcha' : 'Las llaves son suyas'),
  picture: 'Una puerta de entrada abierta con una llave',
  how: 'Cómo lo logró',
  loan: 'Préstamo',
  lender: 'Prestamista',
  next: 'Lo que sigue',
  toHome: 'Volver a su solicitud',
}

export const keysLinks: typeof english.keysLinks = ({ may_be_insured }) => [
  ...(may_be_insured
    ? [{ to: '/dashboard/insurance-diary', label: 'Cuándo puede terminar su seguro hipotecario' }]
    : []),
  { to: '/dashboard/closure', label: 'Su préstamo, como se cerró' },
  { to: '/dashboard/papers', label: 'Revisar una vez más su Declaración de Cierre (Closing Disclosure)' },
]

export const keysFacts: typeof english.keysFacts = ({ offers, saved, years, days, closed_on }) => {
  const facts: english.KeysFact[] = []
  if (offers > 1)
    facts.push({
      kind: 'compared',
      title: `Comparó ${offers} prestamistas`,
      detail: 'Por lo que de verdad cuestan, no solo por la tasa.',
    })
  if (saved)
    facts.push({
      kind: 'saved',
      title: `${formatMoney(saved.dollars)} menos que ${saved.dearest}`,
      detail: plural(years, {
        one: 'En intereses y cargos durante un año, según las ofertas que comparó.',
        other: `En intereses y cargos durante ${years} años, según las ofertas que comparó.`,
      }),
    })
  if (days)
    facts.push({
      kind: 'days',
      title: plural(days.count, {
        one: '1 día del contrato a las llaves',
        other: `${days.count} días del contrato a las llaves`,
      }),
      detail: `Del ${unbroken(formatDay(days.from))} al ${unbroken(formatDay(closed_on))}.`,
    })
  return facts
}

export const closedLoanWords: typeof english.closedLoanWords = ({ loan_amount, rate }) =>
  rate === null ? formatMoney(loan_amount) : `${formatMoney(loan_amount)} al ${formatRate(rate)}`
