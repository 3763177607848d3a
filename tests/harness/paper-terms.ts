/** What papers and calls say in English, and the Spanish word for it: where a page says it first, the English stands in brackets. */
const PAPER_TERMS: readonly [english: RegExp, spanish: RegExp][] = [
  [/loan estimate/, /estimaci(ón|ones) de(l)? préstamos?/],
  [/closing disclosure/, /declaraci(ón|ones) de cierre/],
  [/closing costs?/, /costos de(l)? cierre/],
  [/cash to close/, /efectivo para el cierre/],
  [/settlement|closing agent|title company/, /agentes? de(l)? cierre/],
  [/closing|to close/, /\b(el|del|al|su|primer|día de) cierre\b/],
  [/down payment/, /pago inicial/],
  [/pmi|mip|mortgage insurance/, /seguro hipotecario/],
  [/points/, /(pagar|paga|comprar|por los) puntos|puntos de descuento/],
  [/lock/, /bloqueos? de (la |su )?tasa/],
  [/pre-?approval/, /preaprobaci(ón|ones)/],
  [/appraisal/, /tasaci(ón|ones)\b/],
  [/underwriting/, /estudio del crédito/],
  [/title insurance/, /seguros? de títulos?/],
  [/homeowner.?s.? insurance/, /seguro de (la )?vivienda/],
  [/lender credits?/, /créditos? del prestamista/],
  [/principal/, /\bcapital(,| e) intereses/],
  [/servicer/, /administrador hipotecario/],
  [/arm|adjustable/, /tasa ajustable/],
  [/inspection/, /inspección de la vivienda/],
  [/clear to close/, /autorización para cerrar/],
  [/walk-?through/, /recorrido final/],
]
/** Between a term and its English there may be the rest of its name: `su seguro hipotecario privado (PMI)`. */
const APART = 30

/** The terms that a text says without their English, each with what stands around it. */
export function termsWithoutEnglish(text: string): string[] {
  const said = text.toLowerCase().replace(/\s+/g, ' ')
  const brackets = [...said.matchAll(/\(([^()]*)\)/g)]
  return PAPER_TERMS.flatMap(([english, spanish]) => {
    const first = spanish.exec(said)
    if (!first) return []
    const end = first.index + first[0].length
    const isExplained = brackets.some(({ index, 1: inside = '' }) => index <= end + APART && english.test(inside))
    return isExplained ? [] : [`${first[0]}: ${said.slice(Math.max(0, first.index - 40), end + 40)}`]
  })
}
