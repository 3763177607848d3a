import { formatDate, formatLongDate } from '#domain/day-words.es.ts'
import { formatCents } from '#domain/figures.ts'
import { listed } from '#domain/listed.es.ts'
import type { LetterKind } from './letter.ts'
import type * as english from './letter-meaning-words.ts'
import type { Review, StatementCheck } from './review.ts'

const BLANK = '____________'
const exact = (cents: number | undefined) => formatCents((cents ?? 0) / 100)

export const statementMeaning: typeof english.statementMeaning = (statement, review, kind, today) => {
  const points = review.checks.flatMap(each => pointOf(each, kind) ?? [])
  return [
    formatDate(today),
    `Para: ${statement.servicer || BLANK}, dirección para errores y solicitudes\nNúmero del préstamo: ${statement.loan_number || BLANK}\nPropiedad: ${BLANK}\nDeudor: ${BLANK}`,
    kind === 'error'
      ? 'Este es un aviso de error (notice of error) según 12 CFR 1024.35.'
      : 'Esta es una solicitud de información (request for information) según 12 CFR 1024.36.',
    statement.dated_on
      ? `Trata de su estado de la cuenta escrow del ${formatLongDate(statement.dated_on)}.`
      : 'Trata de su estado de la cuenta escrow.',
    points.map((point, at) => `${at + 1}. ${point}`).join('\n'),
    wish(review, kind),
    `Gracias.\n\n${BLANK}`,
  ].join('\n\n')
}

function wish({ allowed, too_much }: Review, kind: LetterKind): string {
  if (kind === 'information')
    return 'Envíenme las facturas y la lista de todos los movimientos de la cuenta que contestan esto.'
  const otherwise = 'Si no encuentran ningún error, díganme por qué y envíenme los documentos en que se basaron.'
  return allowed !== null && too_much > 0
    ? `Corrijan mi pago a ${exact(allowed)}, devuelvan lo que pagué de más y envíenme un nuevo estado. ${otherwise}`
    : `Corrijan esto y envíenme un nuevo estado. ${otherwise}`
}

function pointOf({ key, result, figures, items }: StatementCheck, kind: LetterKind): string | null {
  if (result === 'right' || (kind === 'information' && result !== 'ask')) return null
  const [a, b, c, d, e] = figures
  switch (key) {
    case 'history':
      return `Empieza con ${exact(a)}; entraron ${exact(b)} y salieron ${exact(c)}. Eso da ${exact(d)}; el estado dice ${exact(e)}.`
    case 'twelfth':
      return `Las facturas del año son ${exact(a)}. Una doceava parte son ${exact(b)}; el estado dice ${exact(c)}, 12 CFR 1024.17(d)(2)(i)(A).`
    case 'reserve':
      return `Planea un saldo más bajo de ${exact(a)}. Una sexta parte de las facturas del año son ${exact(b)}, 12 CFR 1024.17(c)(5).`
    case 'shortage':
      return `Dice un faltante de ${exact(a)}. Según sus facturas y su saldo faltan ${exact(b)}, 12 CFR 1024.17(d)(2).`
    case 'payment':
      return `Pide ${exact(a)} al mes. Según sus propias facturas y su saldo son ${exact(b)}.`
    case 'spread':
      return `Pide de una vez el faltante de ${exact(a)}. Un faltante de un mes o más se reparte en 12 meses o más, 12 CFR 1024.17(f)(3)(ii).`
    case 'deficiency':
      return `Pide ${exact(a)} en un solo pago. Un adelanto de un mes o más se pide en dos pagos o más, 12 CFR 1024.17(f)(4)(ii).`
    case 'surplus':
      return `Acredita un excedente de ${exact(a)}. Un excedente de $50 o más se devuelve dentro de 30 días, 12 CFR 1024.17(f)(2)(i).`
    case 'estimates':
      return `Planea ${exact(b)} para ${listed(items ?? [])} después de ${exact(a)}. ¿En qué factura se basa, 12 CFR 1024.17(c)(7)?`
    case 'opening':
      return `El último estado terminó con ${exact(a)}; este empieza con ${exact(b)}. ¿Qué hay entre los dos?`
    case 'loan-part':
      return `La parte del préstamo era ${exact(b)} y ahora es ${exact(a)}. ¿Por qué?`
    case 'in-time':
      return 'La fecha del estado es más de 30 días posterior al fin del año de la cuenta, 12 CFR 1024.17(i). ¿Por qué?'
  }
}

export const askMeaning: typeof english.askMeaning = (plan, found, { today, lender }) => {
  const { yearly_tax, exemption, looked_on, source, is_new_build } = plan
  const next = found.next_tax === null ? BLANK : formatCents(found.next_tax)
  const looked = [
    'Según los números que busqué en el condado',
    looked_on && `el ${formatDate(looked_on)}`,
    source && `(${source})`,
  ]
    .filter(Boolean)
    .join(' ')
  const tax = `${looked}, el impuesto después de la venta es de cerca de ${next} al año`
  return [
    formatDate(today),
    `Para: ${lender ?? BLANK}\nNúmero del préstamo: ${BLANK}\nPropiedad: ${BLANK}`,
    `Mis documentos cuentan ${formatCents(yearly_tax ?? 0)} al año de impuesto sobre la propiedad. ${exemption ? `${tax}, con la exención que pienso solicitar.` : `${tax}.`}`,
    [
      'Díganme por escrito:',
      '1. En qué valor se basa el impuesto de mi Estimación de Préstamo, y si es el valor gravable después del cierre (12 CFR 1026.37(c)(5)(i)).',
      is_new_build
        ? '2. Para una casa nueva: con qué viviendas terminadas parecidas la compararon (12 CFR 1024.17(c)(7)).'
        : '2. Con qué factura está planeada la cuenta escrow (12 CFR 1024.17(c)(7)).',
      `3. Si planearán mi cuenta escrow con ${next} al año desde el primer pago, y cuánto llevo entonces al cierre.`,
      '4. Si no pueden: el aviso sobre pagos voluntarios a la cuenta escrow (Consumer Disclosure for Voluntary Escrow Account Payments), que la regla recomienda cuando se prevé un gran aumento después del primer año (12 CFR 1024.17(a)), o un acuerdo de un año para pagar más (12 CFR 1024.17(f)(2)(iii)).',
    ].join('\n'),
    `Gracias.\n\n${BLANK}`,
  ].join('\n\n')
}
