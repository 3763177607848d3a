import type { CalendarDay } from '#domain/calendar-day.ts'
import { formatDate, formatLongDate } from '#domain/day-words.es.ts'
import { formatCents, formatRate } from '#domain/figures.ts'
import { plural } from '#domain/plural.es.ts'
import type * as english from './change-meaning-words.ts'
import type { LetterSubject } from './model.ts'

const BLANK = '____________'

const ABOUT: Record<LetterSubject, string> = {
  transfer: 'Trata del cambio de administrador de mi préstamo.',
  payoff: 'Trata de su estado de liquidación (payoff statement).',
  rate: 'Trata de su aviso de una nueva tasa.',
  insurance: 'Trata de un seguro que ustedes compraron para mi vivienda.',
}

export const changeMeaning: typeof english.changeMeaning = ({ about, kind, servicer, points, wants, today }) =>
  [
    formatDate(today),
    `Para: ${servicer || BLANK}, dirección para errores y solicitudes\nNúmero del préstamo: ${BLANK}\nPropiedad: ${BLANK}\nDeudor: ${BLANK}`,
    kind === 'error'
      ? 'Este es un aviso de error (notice of error) según 12 CFR 1024.35.'
      : 'Esta es una solicitud de información (request for information) según 12 CFR 1024.36.',
    ABOUT[about],
    points.map((point, at) => `${at + 1}. ${point}`).join('\n'),
    wish(kind, wants !== undefined),
    `Gracias.\n\n${BLANK}`,
  ].join('\n\n')

/** The one wish of its own is for money that was charged for insured days. */
function wish(kind: 'error' | 'information', isRefund: boolean): string {
  if (isRefund)
    return 'Mi vivienda estaba asegurada esos días; adjunto el comprobante. Cancelen su póliza y devuelvan lo que cobraron.'
  return kind === 'error'
    ? 'Corrijan esto y escríbanme cuando esté hecho. Si no encuentran ningún error, díganme por qué y envíenme los documentos en que se basaron.'
    : 'Explíquenlo y envíenme los movimientos de la cuenta que lo muestran.'
}

export const carriedMeaning: typeof english.carriedMeaning = (label, old, fresh) =>
  `${label}: era ${old} con el administrador anterior y es ${fresh} con ustedes.`

const money = (value: number | CalendarDay | null) => (typeof value === 'number' ? formatCents(value / 100) : '')
const percent = (value: number | CalendarDay | null) => (typeof value === 'number' ? formatRate(value) : '')
const day = (value: number | CalendarDay | null) => (typeof value === 'string' ? formatLongDate(value) : '')

export const payoffMeanings: typeof english.payoffMeanings = {
  balance: ({ printed, expected }) =>
    `Su carta nombra ${money(printed)} de capital. Según mis registros son ${money(expected)}. ¿Qué pagos contaron?`,
  per_diem: ({ printed, expected }) =>
    expected === null
      ? `Su carta nombra ${money(printed)} de intereses por día. ¿De qué capital y de qué tasa salen?`
      : `Su carta nombra ${money(printed)} de intereses por día. Con su capital y mi tasa me dan ${money(expected)}.`,
  interest: ({ printed, expected }, review) => {
    if (expected === null) return `Su carta nombra ${money(printed)} de intereses. ¿De qué capital, tasa y días salen?`
    const days = review.expected?.days ?? 0
    return plural(days, {
      one: `Su carta nombra ${money(printed)} de intereses. Con su capital, mi tasa y un día me dan ${money(expected)}.`,
      other: `Su carta nombra ${money(printed)} de intereses. Con su capital, mi tasa y ${days} días me dan ${money(expected)}.`,
    })
  },
  fees: ({ printed }) => `Su carta nombra ${money(printed)} de cargos. ¿Para qué es cada uno?`,
  payoff: ({ printed, expected }) =>
    expected === null
      ? `Su carta nombra ${money(printed)} como liquidación. ¿De qué capital, intereses y cargos se compone?`
      : `Su carta nombra ${money(printed)} como liquidación. Su capital, intereses y cargos suman ${money(expected)}.`,
}

export const rateMeanings: typeof english.rateMeanings = {
  rate: ({ printed, expected }) =>
    expected === null
      ? `Su aviso nombra una nueva tasa de ${percent(printed)}. ¿De qué índice, margen, redondeo y límites sale?`
      : `Su aviso nombra una nueva tasa de ${percent(printed)}. El índice, el margen, el redondeo y los límites dan ${percent(expected)}. ¿Qué índice de qué día tomaron?`,
  payment: ({ printed, expected }, { owed, months_left }) =>
    expected === null
      ? `Su aviso nombra un nuevo pago de ${money(printed)}. ¿De qué saldo, tasa y número de meses sale?`
      : `Su aviso nombra un nuevo pago de ${money(printed)}. Su saldo de ${money(owed)} en ${months_left} meses con su tasa da ${money(expected)}.`,
  sent_on: ({ printed }, { window }) =>
    `Su aviso tiene fecha del ${day(printed)}. Debe enviarse entre el ${day(window?.from ?? null)} y el ${day(window?.to ?? null)}. ¿Cuándo se envió?`,
}

export const insuranceMeanings: typeof english.insuranceMeanings = {
  second_notice_on: ({ printed, expected }) =>
    `Enviaron el segundo aviso el ${day(printed)}. El primero lo permite desde el ${day(expected)}.`,
  charged_on: ({ printed, expected }) =>
    expected === null
      ? `Me cobraron el ${day(printed)}. ¿Qué días enviaron los dos avisos?`
      : `Me cobraron el ${day(printed)}. Según sus avisos no pueden cobrar nada antes del ${day(expected)}.`,
  charge: ({ printed, expected }) =>
    expected === null
      ? `Cobraron ${money(printed)}. ¿De qué días es?`
      : `Cobraron ${money(printed)}. Por los días en que mi vivienda estaba asegurada no se debe nada.`,
}
