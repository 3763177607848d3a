import { formatCents, formatMoney, formatRate } from '#domain/figures.ts'
import type { Translated } from '#domain/translated.ts'
import type * as english from './division-words.ts'

export const houseLabels: typeof english.houseLabels = {
  first_name: 'Su nombre',
  second_name: 'El nombre de la otra persona',
  price: 'Precio de la vivienda',
  loan: 'Préstamo al empezar',
  value: 'Un precio para probar',
  balance: 'Lo que aún se debe ese día',
  selling_percent: 'Costos de una venta',
  fixed_share: 'Su parte fija',
  rest_share: 'Su parte de lo que queda',
  loss_share: 'Su parte de una pérdida',
  payment_share: 'Su parte de los pagos',
  advance_rate: 'Interés sobre lo que uno paga por el otro',
  rule: 'Su regla',
  refinance_costs: 'Costos del préstamo nuevo',
  limit_percent: 'Lo máximo que presta el nuevo prestamista',
  new_payment: 'Pago del préstamo nuevo al mes',
  costs_counted: 'Parte de los costos de venta que cuenta',
}

export const divisionWords: Translated<typeof english.divisionWords> = {
  title: 'Cuatro reglas, una casa',
  empty: 'Escriba los datos de la casa, y vea qué le da cada regla a cada uno.',
  form: 'La casa y ustedes dos',
  change: 'Cambiar las cifras',
  whose: 'Los porcentajes son suyos; el resto es de la otra persona.',
  people: 'Ustedes dos',
  bought: 'Comprada',
  sold: 'Vendida',
  agreed: 'Lo que acuerdan',
  paymentHint: 'Déjelo vacío para seguir el registro.',
  advanceHint: 'Interés simple al año.',
  save: 'Guardar',
  saved: 'Guardado',
  tried: 'Vendida por',
  tries: { value: 'Su precio', price: 'Mismo precio', loss: '10% menos' },
  sum: (value, balance, costs) =>
    `${formatMoney(value)} de venta − ${formatMoney(balance)} de préstamo − ${formatMoney(costs)} de costos`,
  net: net => `= ${formatCents(net)}`,
  loss: amount => `La venta no paga el préstamo: hay que poner ${formatCents(amount)}.`,
  choose: 'Elijan su regla',
  gets: (name, amount) => `${name} recibe ${formatCents(amount)}`,
  brings: (name, amount) => `${name} pone ${formatCents(amount)}`,
  spread: amount => `Entre una y otra hay ${formatCents(amount)}.`,
  living:
    'Los intereses, el impuesto y las reparaciones pequeñas no son ahorro en ninguna: son el precio de vivir allí.',
  cannotTell: {
    fixed: 'Escriba su parte fija para verla.',
    contributions: 'Escriba en el registro lo que pagó cada uno para verla.',
    'down-back-first': 'Escriba su parte de lo que queda para verla.',
    slices:
      'Escriba en el registro los pagos iniciales, para que con el préstamo den el precio, y quién paga el préstamo.',
  },
  missingDown: amount => `Al registro le faltan ${formatCents(amount)} de pagos iniciales.`,
  tooMuchDown: amount => `El registro tiene ${formatCents(amount)} más de lo que dejan el precio y el préstamo.`,
  advances: (name, lent, interest) =>
    `${name} pagó ${formatCents(lent)} por la otra persona. Eso se arregla primero, con ${formatCents(interest)} de intereses, en cada una de las reglas.`,
}

export const ruleWords: typeof english.ruleWords = {
  fixed: {
    title: 'Partes fijas',
    detail: ({ fixed_share, first_name }) => `${first_name} tiene el ${formatRate(fixed_share)} de todo.`,
  },
  contributions: {
    title: 'Por lo que puso cada uno',
    detail: () => 'Pagos iniciales, lo que bajó el préstamo y las mejoras que los dos acordaron por escrito.',
  },
  'down-back-first': {
    title: 'Primero vuelven los pagos iniciales',
    detail: ({ rest_share, first_name }) => `${first_name} tiene luego el ${formatRate(rest_share)} de lo que queda.`,
  },
  slices: {
    title: 'Porciones',
    detail: () => 'Cada pago inicial crece y baja con la casa. Lo que compró el préstamo es de quien lo paga.',
  },
}

export const leavingWords: Translated<typeof english.leavingWords> = {
  title: name => `Si ${name} se va ese día`,
  empty: 'Si uno de los dos se va',
  needs: 'Escriba los datos de la casa y lo que pagó cada uno, y esto dice cuánto cuesta comprar la otra parte.',
  who: 'Quién se queda',
  by: (rule, value) => `${rule}, con ${formatMoney(value)}.`,
  fromTo: (stays, leaves) => `de ${stays} a ${leaves}`,
  nothing: leaves => `${leaves} tendría que poner dinero, o las dos personas siguen. Pregunte primero a un abogado.`,
  newLoan: name => `${name}, préstamo nuevo`,
  part: 'Parte del valor',
  under: limit => `${formatRate(limit)} o menos`,
  over: limit => `más de ${formatRate(limit)}`,
  cash: 'Efectivo que hay que poner para no pasarse',
  ratio: 'Parte del propio ingreso para deudas y vivienda',
  ratioUnknown: 'Escriba el nuevo pago, y arriba el ingreso y las deudas',
  usual: 'Muchos prestamistas se detienen cerca del 43%. Solo un prestamista puede decir si alcanza.',
  deed: name =>
    `Una nueva escritura sola no libera a ${name} del préstamo. Lo hace una refinanciación, una liberación o la liquidación.`,
  valued:
    'Acuerden ahora cómo se valora la casa ese día: dos tasaciones y el punto medio, o una fórmula que los dos nombren.',
}
