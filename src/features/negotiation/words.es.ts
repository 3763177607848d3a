import { formatDate } from '#domain/day-words.es.ts'
import { formatMoney, formatMonths } from '#domain/figures.ts'
import type { Translated } from '#domain/translated.ts'
import type { NegotiableOffer } from './offers.ts'
import type * as english from './words.ts'

export const negotiationWords: Translated<typeof english.negotiationWords> = {
  title: 'Pida a un prestamista que iguale la oferta',
  description:
    'Una carta en inglés con lo que dicen las dos ofertas y nada más. Los prestamistas pueden cambiar sus propios cargos: las secciones A y B, y los créditos.',
  to: 'Escribir a',
  rival: 'Comparar con',
  sameDay: 'Las dos son del mismo día, por el mismo préstamo, con los mismos puntos y el mismo bloqueo',
  sameDayWhy:
    'Las ofertas no lo dicen. Los precios cambian cada día, así que solo se pueden comparar cotizaciones del mismo día.',
  refused: 'Para estas dos no hay carta',
  label: 'La carta',
  sources:
    'Lo que controla un prestamista, según la CFPB: las secciones A y B y los créditos del prestamista (lender credits) de su Estimación de Préstamo (Loan Estimate).',
}

export const obstacleWords: typeof english.obstacleWords = (obstacle, addressee, rival) => {
  const [one, other] = [addressee.lender, rival.lender]
  switch (obstacle) {
    case 'same-lender':
      return `Las dos son de ${one}. Elija dos prestamistas.`
    case 'loan-amount':
      return `Los préstamos son distintos: ${formatMoney(addressee.loan_amount)} de ${one}, ${formatMoney(rival.loan_amount)} de ${other}. Pida a los dos el mismo monto.`
    case 'term':
      return `Los plazos son distintos: ${formatMonths(addressee.months ?? 0)} de ${one}, ${formatMonths(rival.months ?? 0)} de ${other}. Pida a los dos el mismo plazo.`
    case 'product':
      return `${one} y ${other} ofrecen productos distintos (“${addressee.product}” y “${rival.product}”). Pida a los dos el mismo.`
    case 'program':
      return `Los tipos de préstamo son distintos: ${kind(addressee)} de ${one}, ${kind(rival)} de ${other}. No cuestan lo mismo.`
    case 'purpose':
      return `Los documentos de ${one} y ${other} tienen finalidades distintas (“${addressee.purpose}” y “${rival.purpose}”).`
    case 'day':
      return `Son de días distintos: ${day(addressee)} de ${one}, ${day(rival)} de ${other}. Las tasas cambian cada día. Pida a ${one} una estimación del mismo día.`
    case 'locked':
      return 'Una tasa está bloqueada y la otra no. Pida a los dos lo mismo.'
    case 'lock-days':
      return `Los bloqueos duran ${addressee.lock_days} días con ${one} y ${rival.lock_days} con ${other}. Un bloqueo más largo cuesta más. Pida a los dos los mismos días.`
    case 'expired':
      return `Los costos de ${other} vencieron el ${formatDate(rival.expires_on ?? '')}. Pida primero a ${other} una estimación nueva.`
    case 'not-better':
      return `${other} no es más barato que ${one} en lo que controla el prestamista. No hay nada que igualar.`
    case 'mixed':
      return 'Uno tiene la tasa más baja y el otro los costos más bajos: es otro precio, no uno mejor. Pida a los dos la misma tasa o los mismos puntos.'
  }
}

function kind({ program }: NegotiableOffer): string {
  return program === 'conventional' ? 'convencional' : (program ?? '').toUpperCase()
}

function day({ issued_on }: NegotiableOffer): string {
  return issued_on === null ? '—' : formatDate(issued_on)
}
