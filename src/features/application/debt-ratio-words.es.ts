import { formatMoney, formatPercent } from '#domain/figures.ts'
import type * as english from './debt-ratio-words.ts'

export const debtRatioWords: typeof english.debtRatioWords = ({ today, with_home, home }) => {
  if (today === null) return ''
  const now = `Sus deudas de hoy son el ${formatPercent(today)} de su ingreso antes de impuestos.`
  if (with_home === null || home === null) return now
  return `${now} Con esta vivienda son el ${formatPercent(with_home)}: capital (principal), intereses, impuestos, seguro y, si hace falta, seguro hipotecario (PMI) suman unos ${formatMoney(home.total)} al mes según nuestro cálculo. Las cuotas de la asociación (HOA) van aparte.`
}

export const debtWarning: typeof english.debtWarning = ({ standing }) => {
  if (standing === 'high')
    return 'Pasa del 43% que a muchos prestamistas les gusta ver. Ya ninguna regla federal fija un límite: algunos prestamistas convencionales llegan al 50%, la FHA a cerca del 57%, y la VA no pone tope. Pregunte a cada prestamista por el suyo.'
  if (standing === 'beyond')
    return 'Pasa del 43–50% que suelen permitir los préstamos convencionales. La FHA puede llegar a cerca del 57%, y la VA no pone tope. Cambiaría con un precio más bajo, un pago inicial más grande o menos deudas.'
  return null
}
