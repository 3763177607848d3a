import { CONFORMING_LIMITS } from '#domain/dated-facts.ts'
import { formatMoney } from '#domain/figures.ts'
import type { Article } from '../article.ts'

export const loanTypes: Article = {
  title: 'Préstamos convencionales, FHA, VA, USDA y jumbo',
  summary: 'Cinco clases de préstamo de vivienda, para quién es cada una y cuánto hay que poner.',
  blocks: [
    'Casi todo préstamo de vivienda es de una de cinco clases. Se distinguen por quién respalda el préstamo. Eso decide cuánto debe poner y qué puntaje necesita.',
    {
      table: {
        caption: 'Mínimos usuales en 2026. Un prestamista puede pedir más.',
        head: ['Préstamo', 'Pago inicial (down payment)', 'Puntaje crediticio (credit score)'],
        rows: [
          [
            'Convencional',
            '3% para la primera vivienda o con un ingreso modesto; si no, 5%',
            '620, por regla propia de la mayoría de los prestamistas',
          ],
          ['FHA', '3.5%, o 10% con un puntaje bajo', '580, o 500 con 10% de pago inicial'],
          ['VA', '0%', 'Lo fija el prestamista'],
          ['USDA', '0%', 'Lo fija el prestamista'],
          ['Jumbo', 'Lo fija el prestamista', 'Lo fija el prestamista'],
        ],
      },
    },
    { heading: 'Convencional' },
    'Un [[préstamo convencional|conventional-loan]] (conventional loan) no tiene detrás un programa del gobierno. Conviene a quienes tienen ingresos estables y crédito de regular a bueno. Con menos de 20% de pago inicial se paga [[PMI|pmi]], que después se puede quitar. Una segunda vivienda o una de alquiler pide más: a menudo de 10% a 25%.',
    `Si el préstamo está dentro del límite anual de la Agencia Federal de Financiamiento de la Vivienda (FHFA), es un [[préstamo conforme|conforming-loan]] (conforming loan). Para una vivienda de una unidad, el límite es de ${formatMoney(CONFORMING_LIMITS.baseline)} en la mayoría de los condados en ${CONFORMING_LIMITS.year}; el año anterior era de ${formatMoney(CONFORMING_LIMITS.before)}. En condados caros puede llegar a ${formatMoney(CONFORMING_LIMITS.ceiling)}. Los límites nuevos salen cada noviembre y cuentan desde enero.`,
    { heading: 'FHA' },
    'Un [[préstamo FHA|fha-loan]] es más amable con los puntajes bajos y los problemas del pasado. A cambio paga 1.75% del préstamo por adelantado en 2026, y seguro hipotecario (MIP) cada mes: once años con 10% de pago inicial; si no, durante todo el préstamo.',
    { heading: 'VA' },
    'Un [[préstamo VA|va-loan]] es para veteranos, militares en servicio y algunos cónyuges sobrevivientes. No hay seguro hipotecario mensual. En su lugar hay un cargo de financiamiento (funding fee). En el primer uso, en 2026, es de 2.15% sin pago inicial, 1.5% desde un 5% y 1.25% desde un 10%. En usos posteriores sin pago inicial cuesta 3.3%. Los veteranos que reciben pago por discapacidad de la VA y algunos otros no pagan nada.',
    { heading: 'USDA' },
    'Un [[préstamo USDA|usda-loan]] es para viviendas en muchas zonas rurales y pueblos pequeños, y para hogares con ingresos por debajo de un límite. En 2026 cuesta 1% por adelantado y 0.35% al año.',
    { heading: 'Jumbo' },
    'Un [[préstamo jumbo|jumbo-loan]] es más grande que el límite de su condado. Cada prestamista pone sus propias reglas. Cuente con que miren sus ahorros más de cerca.',
    { heading: 'Cómo elegir' },
    'Si usted sirvió en las fuerzas armadas, mire primero un préstamo VA. Si la vivienda es rural, pregunte por uno USDA. Si su puntaje es menor de 620, la puerta más probable es FHA. Si no, compare un préstamo convencional con FHA, cargos incluidos. Los cargos iniciales a menudo se pueden sumar al préstamo, pero entonces paga intereses sobre ellos.',
  ],
  tool: {
    id: 'application',
    why: 'Conteste unas pocas preguntas y reciba una tasa estimada para su puntaje y su pago inicial.',
  },
  sources: ['minimums', 'other-homes', 'credit-floor', 'limits', 'upfront-fees', 'fha-end'],
}
