import { formatMoney } from '#domain/figures.ts'
import type { Translated } from '#domain/translated.ts'
import type * as english from './words.ts'

export const insuranceWords: Translated<typeof english.insuranceWords> = {
  title: '¿Cuánto seguro de vivienda pedirá el prestamista?',
  description: 'Calcule cuánto necesita, pida cotizaciones y tenga el comprobante antes de firmar.',
  required: 'El seguro de vivienda (homeowner’s insurance) es obligatorio para el cierre (closing)',
  'required-detail':
    'Su prestamista pide el comprobante de una póliza antes del cierre. Sin él no entrega el dinero, y el cierre se atrasa.',
  'value-note':
    'La regla toma la mayor de las dos cifras. Los prestamistas miran el costo de reconstruir: escríbalo arriba.',
}

export const askedWords: typeof english.askedWords = ({ asked, rebuild_cost }) => {
  const last = 'Su prestamista tiene la última palabra.'
  if (asked === rebuild_cost) return `Todo el costo de reconstruir. Rara vez se pide más que eso. ${last}`
  const which =
    asked > rebuild_cost * 0.8
      ? 'Su préstamo, que es menor que el costo de reconstruir'
      : 'El 80% del costo de reconstruir'
  return `${which}. Si puede, asegure los ${formatMoney(rebuild_cost)} completos: una póliza menor reconstruye menos. ${last}`
}

export const decidesWords: typeof english.decidesWords = {
  loan: 'Su préstamo es el mayor de los dos, así que la regla lo toma.',
  share: 'El 80% del valor de la vivienda es el mayor de los dos, así que la regla lo toma.',
  both: 'Los dos dan lo mismo, así que la regla toma cualquiera.',
}

export const stepWords: typeof english.stepWords = {
  compare: {
    when: '3 semanas antes del cierre',
    title: 'Compare cotizaciones',
    text: 'Pida a tres aseguradoras la misma cobertura y el mismo deducible (deductible). Si no, los precios no se pueden comparar.',
  },
  choose: {
    when: '1 semana antes del cierre',
    title: 'Elija una póliza y envíe el comprobante',
    text: 'La mayoría de los prestamistas quiere el primer año pagado. Pida a la aseguradora que envíe la página de declaraciones (declarations page) a su prestamista.',
  },
  active: {
    when: 'El día del cierre',
    title: 'La póliza está vigente',
    text: 'Empieza el día del cierre o antes, a su nombre como en la escritura, y nombra al prestamista.',
  },
}

export const stateWords: typeof english.stateWords = {
  done: 'Hecho',
  late: 'Atrasado',
  passed: '¿Ya está hecho?',
  soon: 'Pronto',
  later: 'Planeado',
  undated: 'Aún sin fecha',
}

export const savingTips: Translated<typeof english.savingTips> = [
  {
    title: 'Junte vivienda y auto',
    text: 'Una aseguradora para los dos suele costar menos que dos. Compare la suma, no el descuento.',
  },
  {
    title: 'Elija un deducible más alto',
    text: 'Si usted paga una parte mayor de una pérdida pequeña, la prima baja. Elija solo lo que podría pagar mañana.',
  },
  {
    title: 'Diga qué hace más segura la vivienda',
    text: 'Alarmas, detectores de humo, un techo nuevo y buenas cerraduras pueden dar cada uno un descuento. Las aseguradoras no preguntan, así que dígalo.',
  },
  {
    title: 'Pregunte pronto por inundaciones y terremotos',
    text: 'La póliza normal no cubre ni lo uno ni lo otro. Una póliza federal contra inundaciones suele tener 30 días de espera, pero no cuando la compra para el cierre de un préstamo.',
  },
  {
    title: 'Pague una vez al año',
    text: 'Algunas aseguradoras cobran por facturar cada mes. De todos modos, muchos préstamos pagan el seguro desde la cuenta escrow (escrow account).',
  },
  {
    title: 'Compare otra vez cada año',
    text: 'Los precios cambian. Puede cambiar de aseguradora en cualquier momento; avise entonces a su prestamista.',
  },
]
