import type * as english from './rate-estimate-words.ts'
import type { Translated } from './translated.ts'

export const rateEstimateWords: Translated<typeof english.rateEstimateWords> = {
  credit: {
    excellent_740_plus: 'Crédito excelente',
    good_670_739: 'Crédito bueno',
    fair_580_669: 'Crédito regular',
    poor_below_580: 'Crédito bajo',
  },
  property: { investment_property: 'Propiedad de inversión', secondary_home: 'Segunda vivienda' },
  employment: { self_employed: 'Trabajo por cuenta propia', unemployed: 'Sin empleo', retired: 'Jubilación' },
  loanToValue: percent => `El préstamo es el ${percent} del valor de la casa`,
  debtToIncome: percent => `La deuda es el ${percent} de los ingresos`,
  jumbo: (limit, year) => `Por encima de nuestro límite de ${limit} (${year})`,
}
