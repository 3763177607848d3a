import { formatDay } from '#domain/day-words.es.ts'
import type { RevisionReason } from '#domain/tolerance/baseline.ts'
import { LENDER_CREDITS } from '#domain/tolerance/revisions.ts'
import { shownLabel } from './figure-text.ts'
import type * as english from './question-words.ts'

const nameOf = (line: string | undefined) => shownLabel(line?.replace(/^[A-H]: /, '') ?? '')
/** “Title – Search”, or the first of them and how many more. Names stay as the disclosure prints them. */
const namesOf = ([first, ...more]: string[]) =>
  more.length === 0 ? `“${nameOf(first)}”` : `“${nameOf(first)}” y ${more.length} más`
const dayOf = (id: string) => /\d{4}-\d\d-\d\d/.exec(id)?.[0] ?? null
const estimateOf = (id: string) => {
  const day = dayOf(id)
  return day === null ? 'la estimación revisada' : `la estimación del ${formatDay(day)}`
}
const closingDisclosureOf = (id: string) => {
  const day = dayOf(id)
  return day === null ? 'la Declaración de Cierre' : `la Declaración de Cierre del ${formatDay(day)}`
}

export const questionWords: typeof english.questionWords = ({ kind, lines, id }) => {
  const what = namesOf(lines)
  switch (kind) {
    case 'affiliate':
      return `¿Pertenece el proveedor de ${what} a su prestamista o corredor? El prestamista tiene que decírselo si es así.`
    case 'chose':
      return `Su estimación no tenía ${what}, o lo tenía mucho más bajo. ¿Encontró usted al proveedor por su cuenta, fuera de la lista del prestamista?`
    case 'could-shop':
      return `${what} no estaba en su estimación. ¿Podía usted elegir al proveedor?`
    case 'required':
      return `¿Exigió el prestamista ${what}?`
    case 'premium':
      return `¿Es ${what} una prima que el prestamista exige al cierre?`
    case 'known':
      return `${what} no está en ninguna parte de su estimación. ¿Podía el prestamista saberlo entonces?`
    case 'same-charge':
      return `Una línea parecida a ${what} está en otra sección de su estimación. ¿Es el mismo cargo?`
    case 'affected':
      return lines[0] === LENDER_CREDITS
        ? `En ${estimateOf(id)}, el crédito del prestamista es menor. ¿Es menor por la razón que usted dijo?`
        : `En ${estimateOf(id)} subió ${what}. ¿Subió por la razón que usted dijo?`
    case 'paid-by-lender':
      return `Otra persona paga ${what}. ¿Es su prestamista?`
    case 'transfer-tax':
      return `¿Es ${namesOf([id.replace(/^transfer-tax /, '')])} un impuesto sobre el precio o sobre el préstamo? Si no, cuenta con los costos de registro.`
    case 'revised':
      return `¿Por qué envió el prestamista ${estimateOf(id)}?`
    case 'lowered':
      return `¿Dijo el prestamista que las cifras más bajas de ${estimateOf(id)} son solo informativas?`
    case 'reached':
      return `¿Le llegó ${estimateOf(id)} al menos cuatro días hábiles antes del cierre?`
    case 'intent':
      return '¿Cuándo le dijo al prestamista que quiere seguir adelante?'
    case 'carried':
      return `¿Le dio el prestamista una razón para las cifras más altas de ${closingDisclosureOf(id)}?`
    case 'credit-stayed':
      return 'Parte de su crédito del prestamista es una devolución por cargos que pasaron del límite. ¿Quedó además completo el crédito de su estimación?'
    case 'credit-covers':
      return 'Su crédito del prestamista subió. ¿Es el aumento para pagar los cargos que subieron?'
  }
}

const revisionWords: Record<RevisionReason | 'late' | 'none', string> = {
  circumstance: 'Pasó algo inesperado, o cambió alguna información',
  eligibility: 'Mi crédito o el valor de la vivienda cambió para qué califico',
  requested: 'Yo pedí un cambio',
  lock: 'Bloqueé la tasa',
  expired: 'La primera estimación venció antes de que dijera que sí',
  construction: 'Una vivienda nueva que cierra más de 60 días después',
  late: 'Una de estas, pero llegó más de tres días hábiles después de que el prestamista lo supo',
  none: 'Ninguna de estas, o no me lo dijeron',
}

export const answerWords: typeof english.answerWords = (question, answer) => {
  if (question.kind === 'carried' && answer === 'none') return 'No, o más de tres días hábiles después de saberlo'
  if (question.kind === 'carried') return revisionWords[answer as RevisionReason]
  if (question.kind === 'revised') return revisionWords[answer as RevisionReason | 'late' | 'none']
  if (question.kind === 'intent')
    return answer === 'never' ? 'Más tarde, o nunca' : `A más tardar el ${formatDay(answer)}`
  return answer === 'yes' ? 'Sí' : 'No'
}
