import { formatDay, formatLongDate, formatMonth } from '#domain/day-words.es.ts'
import { formatMoney, formatRate } from '#domain/figures.ts'
import { stateLabel } from '#domain/state-words.es.ts'
import type { Forecast } from './forecast.ts'
import { USUAL_INSURANCE_RISE, type YearTwoPlan } from './model.ts'
import type * as english from './sure-words.ts'
import type { SureRow } from './sure-words.ts'

export const sureRows: typeof english.sureRows = (plan, found) => [
  resetRow(plan, found),
  {
    fact: `La primera factura nueva llega en ${formatMonth(found.first_new_bill)}`,
    why: plan.new_bill_on
      ? 'Como le dijo el condado'
      : 'El año fiscal después de comprar; el mes de la factura es un cálculo',
    sure: plan.new_bill_on ? 'seen' : 'guess',
  },
  rateRow(plan),
  ...valueRow(plan, found),
  ...(plan.exemption
    ? [
        {
          fact: `Una exención resta ${formatMoney(plan.exemption)}`,
          why: found.homestead_by
            ? `Solo si la solicita a tiempo, a más tardar el ${formatLongDate(found.homestead_by)}`
            : 'Solo si la solicita a tiempo: pregunte en su condado hasta cuándo',
          sure: 'yours' as const,
        },
      ]
    : []),
  {
    fact: `El seguro cambia ${formatRate(plan.insurance_rise)}`,
    why:
      plan.insurance_rise === USUAL_INSURANCE_RISE
        ? 'Cálculo nuestro: pregunte a su aseguradora'
        : 'Como usted lo escribió',
    sure: plan.insurance_rise === USUAL_INSURANCE_RISE ? 'guess' : 'yours',
  },
  ...(plan.is_new_build
    ? [
        {
          fact: 'La primera factura puede ser solo del terreno',
          why: 'Una casa paga impuesto según cómo estaba en la fecha local: pregunte en su condado cuál es',
          sure: 'ask' as const,
        },
      ]
    : []),
]

function resetRow({ property_state }: YearTwoPlan, { reset }: Forecast): SureRow {
  if (!reset) {
    return {
      fact: 'Si una venta cambia aquí el valor',
      why: property_state
        ? `No leímos ninguna regla de ${stateLabel(property_state ?? '')}: pregunte en su condado`
        : 'Elija primero el estado',
      sure: 'ask',
    }
  }
  const facts = {
    yes: 'Aquí el valor se calcula de nuevo con una venta',
    partly: 'Aquí termina un tope o crédito del vendedor',
    no: 'Aquí una venta sola no cambia el valor',
  }
  return {
    fact: facts[reset.resets],
    why:
      reset.sure === 'seen'
        ? `Regla de ${stateLabel(property_state ?? '')}, leída en noviembre de 2026`
        : `Leímos partes de la regla de ${stateLabel(property_state ?? '')}: pregunte también en su condado`,
    sure: reset.sure === 'seen' ? 'sure' : 'seen',
  }
}

function rateRow({ county_rate, flat_charges, looked_on, source }: YearTwoPlan): SureRow {
  if (county_rate === null) return { fact: 'Tasa y cargos fijos', why: 'Búsquelos en la última factura', sure: 'ask' }
  const rate =
    flat_charges === null ? formatRate(county_rate) : `${formatRate(county_rate)} y ${formatMoney(flat_charges)}`
  return {
    fact: `Tasa y cargos fijos: ${rate}`,
    why:
      [source, looked_on && `consultado el ${formatDay(looked_on)}`].filter(Boolean).join(', ') ||
      'Como usted los escribió; cada año llegan nuevos',
    sure: 'seen',
  }
}

function valueRow({ property_state }: YearTwoPlan, { value_range, value_from }: Forecast): SureRow[] {
  if (value_from === 'price')
    return [
      { fact: 'El impuesto va sobre el precio', why: `Regla de ${stateLabel(property_state ?? '')}`, sure: 'sure' },
    ]
  if (!value_range) return [{ fact: 'Valor gravable después de la venta', why: 'Búsquelo en el condado', sure: 'ask' }]
  const [low, high] = value_range
  return [
    {
      fact: 'Valor gravable después de la venta',
      why: `De ${formatMoney(low)} a ${formatMoney(high)}`,
      sure: 'guess',
    },
  ]
}
