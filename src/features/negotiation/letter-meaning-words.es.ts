import { formatDate } from '#domain/day-words.es.ts'
import { durationWords } from '#domain/duration-words.es.ts'
import { formatCents, formatMoney, formatMonths, formatRate } from '#domain/figures.ts'
import type * as english from './letter-meaning-words.ts'
import { controlledCosts, type NegotiableOffer } from './offers.ts'

export const letterMeaning: typeof english.letterMeaning = (addressee, rival) =>
  [
    addressee.officer ? `Hola, ${addressee.officer}:` : 'Hola:',
    `Me gustaría tomar mi préstamo con ${addressee.lender}. Tengo ${ours(addressee)} y ${named(rival)} de ${rival.lender}, por el mismo préstamo${loanWords(addressee, rival)}.`,
    [
      'Lo que cobra cada uno:',
      line('Tasa de interés', formatRate(addressee.interest_rate), formatRate(rival.interest_rate)),
      line('A. Gastos por tramitación', formatCents(addressee.section_A), formatCents(rival.section_A)),
      line(
        'B. Servicios que no puedo contratar por mi cuenta',
        formatCents(addressee.section_B),
        formatCents(rival.section_B),
      ),
      line('Créditos del prestamista', formatCents(addressee.lender_credit), formatCents(rival.lender_credit)),
      line('A y B menos los créditos', formatCents(controlledCosts(addressee)), formatCents(controlledCosts(rival))),
    ].join('\n'),
    asked(addressee, rival),
    [
      rival.expires_on
        ? `Sus costos valen hasta el ${formatDate(rival.expires_on)}; respóndanme antes, por favor.`
        : 'Respóndanme antes del ____________, por favor.',
      ...(rival.from === 'estimate'
        ? ['Puedo enviarles las páginas 1 y 2 de su Estimación de Préstamo (Loan Estimate).']
        : []),
    ].join(' '),
    ['Gracias.', addressee.applicants ?? rival.applicants].filter(Boolean).join('\n'),
  ].join('\n\n')

function named({ from, issued_on }: NegotiableOffer): string {
  if (from === 'typed') return 'la oferta'
  return issued_on
    ? `la Estimación de Préstamo (Loan Estimate) del ${formatDate(issued_on)}`
    : 'la Estimación de Préstamo (Loan Estimate)'
}

function loanWords(addressee: NegotiableOffer, rival: NegotiableOffer): string {
  const parts = [
    addressee.loan_amount !== null && formatMoney(addressee.loan_amount),
    addressee.months !== null && formatMonths(addressee.months, durationWords),
    addressee.from === rival.from && addressee.product,
    addressee.is_locked !== null && addressee.is_locked === rival.is_locked && lockWords(addressee),
  ].filter(Boolean)
  return parts.length > 0 ? `: ${parts.join(', ')}` : ''
}

function ours(offer: NegotiableOffer): string {
  return offer.loan_id ? `${named(offer)} de ustedes (préstamo ${offer.loan_id})` : `${named(offer)} de ustedes`
}

function lockWords({ is_locked, lock_days }: NegotiableOffer): string {
  if (!is_locked) return 'tasa sin bloquear'
  return lock_days === null ? 'tasa bloqueada' : `tasa bloqueada por ${lock_days} días`
}

function line(label: string, yours: string, theirs: string): string {
  return `- ${label}: ustedes ${yours}, ellos ${theirs}`
}

function asked(addressee: NegotiableOffer, rival: NegotiableOffer): string {
  const costs = controlledCosts(addressee) - controlledCosts(rival)
  const rate = formatRate(rival.interest_rate)
  if (!(costs > 0))
    return `¿Igualarían su tasa de ${rate} con los mismos costos, en una Estimación de Préstamo (Loan Estimate) corregida?`
  const credit = formatCents(costs)
  return rival.interest_rate < addressee.interest_rate
    ? `¿Igualarían su tasa de ${rate}, y además sus costos, o me darían un crédito del prestamista de ${credit}, que es la diferencia, en una Estimación de Préstamo (Loan Estimate) corregida?`
    : `¿Igualarían sus costos, o me darían un crédito del prestamista de ${credit}, que es la diferencia, en una Estimación de Préstamo (Loan Estimate) corregida?`
}
