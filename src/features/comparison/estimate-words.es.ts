import { formatMoney, formatRate } from '#domain/figures.ts'
import type { Translated } from '#domain/translated.ts'
import type * as english from './estimate-words.ts'

export const monthParts: Translated<typeof english.monthParts> = {
  principal_and_interest: 'Préstamo',
  property_tax: 'Impuestos',
  home_insurance: 'Seguro',
  mortgage_insurance: 'Seguro hipotecario',
}

export const estimateWords: Translated<typeof english.estimateWords> = {
  title: 'Su estimación',
  each: 'cada mes, con impuestos y seguro',
  how: ({ loan_amount, rate, from }) =>
    from === 'survey'
      ? `Por ${formatMoney(loan_amount)} al ${formatRate(rate)}, el promedio de los prestamistas. Los impuestos y el seguro son cálculos nuestros.`
      : `Por ${formatMoney(loan_amount)} al ${formatRate(rate)}, nuestro cálculo con sus respuestas. Los impuestos y el seguro son cálculos nuestros.`,
  where: 'De dónde salen las cifras',
  notAnOffer: 'Ningún prestamista le ha prometido esto. Las ofertas reales son distintas: pregunte al menos a dos.',
  next: 'Agregue una oferta real',
  ways: {
    type: { label: 'Escribirla', detail: 'Nombre, tasa y cargos' },
    paste: { label: 'Pegarla', detail: 'De un correo o de una página' },
    papers: { label: 'Soltar una Estimación de Préstamo', detail: 'Se lee en su dispositivo' },
  },
  none: '¿Aún no tiene cotización?',
  ask: 'Elegir a quién preguntar',
  sample: 'De muestra',
  sampleShow: 'Ver cómo se ven tres ofertas',
  sampleTitle: 'Lo que verá con tres ofertas',
  sampleFees: 'en cargos',
  sampleLoan: loan => `Prestamistas inventados, con un préstamo de ${loan}.`,
}
