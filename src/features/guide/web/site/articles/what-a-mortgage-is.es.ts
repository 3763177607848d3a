import { loanTotals, paymentSplit } from '#domain/amortization.ts'
import { formatMoney } from '#domain/figures.ts'
import type { Article } from '../article.ts'

const loan = { principal: 400_000, annual_rate: 6.5, months: 360 }
const totals = loanTotals(loan)
const first = paymentSplit({ ...loan, month: 1 })
const last = paymentSplit({ ...loan, month: 360 })

export const whatAMortgageIs: Article = {
  title: 'Qué es una hipoteca, en palabras sencillas',
  summary: 'Una hipoteca es un préstamo con su vivienda como garantía. Quién hace qué y cómo va bajando la deuda.',
  blocks: [
    'Una hipoteca (mortgage) es un préstamo para comprar una vivienda. El prestamista le paga al vendedor por usted. Usted le devuelve el dinero al prestamista, un poco cada mes, durante muchos años. La mayoría elige 15 o 30 años.',
    'La vivienda es la garantía del préstamo. Mientras usted pague, es suya para vivir en ella, pintarla y venderla. Si los pagos se acaban del todo, el prestamista puede quedarse con la vivienda y venderla para recuperar su dinero. Por eso revisa tanto antes de decir que sí.',
    { heading: 'Las cuatro partes de todo préstamo' },
    {
      list: [
        'El **[[capital|principal]]** (principal) es lo que debe. Empieza como el precio menos su [[pago inicial|down-payment]] (down payment).',
        'Los **[[intereses|interest-rate]]** (interest) son lo que cobra el prestamista por el dinero, en porcentaje al año.',
        'El **plazo** (term) es el tiempo que tiene para devolverlo todo.',
        'Los **cargos** (fees) son lo que paga para obtener el préstamo. Se pagan en el cierre (closing), no cada mes.',
      ],
    },
    { heading: 'Por qué la deuda baja despacio al principio' },
    `Tome como ejemplo un préstamo de ${formatMoney(loan.principal)} al 6.5% por 30 años. El pago es de ${formatMoney(totals.payment)} cada mes y nunca cambia. Pero lo que hace ese pago cambia mucho.`,
    `El primer mes, ${formatMoney(first.interest)} son intereses, porque todavía debe todo el préstamo. Solo ${formatMoney(first.principal)} bajan la deuda. El último mes apenas ${formatMoney(last.interest)} son intereses, y casi todo lo demás paga el préstamo. Este cambio lento se llama [[amortización|amortization]] (amortization).`,
    `En 30 años pagaría ${formatMoney(totals.total_interest)} en intereses. Es más que el préstamo mismo, así que un cambio pequeño en la tasa importa. También por eso ahorra tanto el dinero que se paga temprano, además del pago normal. [Los pagos adicionales](/mortgage-guide/extra-payments) muestra cómo.`,
    { heading: 'Con quién va a tratar' },
    'El **prestamista** (lender) hace el préstamo. Un **agente de préstamo** (loan officer) es su contacto allí. Un **analista de crédito** (underwriter) revisa sus documentos y decide. Un **tasador** (appraiser) dice cuánto vale la vivienda. Una **compañía de títulos o un abogado** se asegura de que el vendedor de verdad sea el dueño y dirige el cierre. Después, un **[[administrador hipotecario|servicer]]** (servicer) cobra sus pagos.',
    'No necesita saber todo esto hoy. Lea un capítulo a la vez, al paso de lo que está haciendo. Cada artículo toma unos dos minutos y termina con la herramienta que ayuda en ese punto.',
  ],
  tool: {
    id: 'calculator',
    why: 'Escriba un precio y una tasa y vea el pago, los intereses y el saldo a lo largo de los años.',
  },
  sources: ['computed'],
}
