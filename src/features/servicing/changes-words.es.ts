import { formatDate, formatLongDate } from '#domain/day-words.es.ts'
import { formatCents, formatRate } from '#domain/figures.ts'
import { plural } from '#domain/plural.es.ts'
import type { Translated } from '#domain/translated.ts'
import type * as english from './changes-words.ts'

const cents = (value: number) => formatCents(value / 100)

export const changeWords: Translated<typeof english.changeWords> = {
  tabs: {
    transfer: 'Otro administrador',
    rate: 'Una nueva tasa',
    insurance: 'Aviso de seguro',
    payoff: 'Liquidar el préstamo',
  },
  label: 'Qué cambia',
  save: 'Guardar',
  saved: 'Guardado',
  remind: 'Recordarme estos días',
  ourSum: value => `nuestro cálculo da ${value}`,
  notBefore: day => `no antes del ${day}`,
  days: 'Para cuándo',
  do: 'Una cosa por preguntar',
  ask: 'Una pregunta',
  right: 'Cuadra',
  open: 'Aún no es seguro',
  checked: 'Lo que miramos',
  results: { right: 'cuadra', odd: 'no cuadra', ask: 'una pregunta', open: 'aún no se sabe' },
  law: 'Reglas: 12 CFR 1024.33 a .37, 1026.20 y 1026.36, al 1 de enero de 2025. Keyturn revisa sumas y fechas; no da asesoría legal. Pregunte a su administrador.',
  // The letter is English, and so is its subject.
  subject: 'My home loan',
  yes: 'Sí',
  no: 'No',
  loanFirstWhy: 'Lo que cambia se compara con su préstamo. Escríbalo una vez, o suelte allí un estado de cuenta.',
}

export const rowValue: typeof english.rowValue = (key, value) => {
  if (typeof value === 'string') return formatDate(value)
  return key === 'rate' ? formatRate(value) : cents(value)
}

export const transferWords: Translated<typeof english.transferWords> = {
  form: 'Lo que dicen las dos cartas',
  formHint: 'Los dos administradores (servicers) deben escribirle. Llene cada carta cuando llegue.',
  fromOld: 'La carta del administrador anterior',
  fromNew: 'La carta del nuevo administrador',
  labels: {
    old_servicer: 'Administrador anterior',
    new_servicer: 'Nuevo administrador',
    effective_on: 'El cambio vale desde el',
    last_day_old: 'Último día en que el anterior recibe pagos',
    first_day_new: 'Primer día en que el nuevo recibe pagos',
    dated_on: 'Fecha de la carta',
  },
  autopay: 'Ya cambié mi pago automático',
  autopayHint:
    'Deténgalo con el administrador anterior y empiécelo con el nuevo, cuando las dos cartas digan lo mismo.',
  verdicts: {
    none: {
      title: 'Nadie le ha avisado de un cambio.',
      detail: 'Cuando llegue una carta, llénela aquí. No pague a una nueva dirección por una sola carta.',
    },
    alone: {
      title: 'Una carta no basta.',
      detail:
        'Cualquiera puede escribir “somos su nuevo administrador”. Siga pagando como antes hasta tener las dos cartas, o llame al administrador anterior a un número que conozca.',
    },
    differ: {
      title: 'Las dos cartas no dicen lo mismo.',
      detail:
        'No pague todavía a la nueva dirección. Llame al administrador anterior a un número de un estado de cuenta viejo.',
    },
    match: {
      title: 'Las dos cartas dicen lo mismo.',
      detail:
        'Cambie su pago automático, guarde el último estado de cuenta del administrador anterior y compárelo con el primero del nuevo.',
    },
    changed: {
      title: 'Una cifra cambió en el camino.',
      detail: 'Pregunte al nuevo administrador. La carta ya está escrita. Siga pagando lo que piden.',
    },
  },
  findings: {
    'only-one-letter': 'Hasta ahora solo ha escrito el administrador anterior.',
    'only-the-new-servicer-wrote': 'Hasta ahora solo ha escrito el nuevo administrador.',
    'names-differ': 'No nombran a los mismos administradores.',
    'effective-day-differs': 'No nombran el mismo día.',
    'old-letter-late': 'La carta del administrador anterior llegó menos de 15 días antes del cambio.',
    'new-letter-late': 'La carta del nuevo administrador llegó más de 15 días después del cambio.',
    'payment-days-apart': 'Hay un hueco entre el último día con el anterior y el primero con el nuevo.',
  },
  effective: 'El cambio vale',
  effectiveWhy: 'Desde este día el nuevo administrador recibe sus pagos.',
  grace: 'Termina el plazo de gracia para la dirección anterior',
  graceWhy: 'Durante 60 días, un pago que el administrador anterior recibe a tiempo no se puede considerar atrasado.',
  figures: 'Las cifras de los dos administradores',
  noPair: 'Agregue el último estado del administrador anterior y el primero del nuevo. Entonces los comparamos.',
  otherPayment: 'Piden pagos distintos, así que cada uno se revisa en Estados de cuenta frente al anterior.',
  same: 'El saldo, la tasa y las partes del pago pasaron sin cambios.',
  compared: (old, oldDue, fresh, freshDue) => `${old}, pago del ${oldDue}; ${fresh}, pago del ${freshDue}.`,
  figure: 'Cifra',
  old: 'Anterior',
  new: 'Nuevo',
  toStatements: 'Abrir Estados de cuenta',
  nowMine: servicer => `Poner a ${servicer} en mi préstamo`,
  todo: 'Qué hacer',
  todos: [
    'Llame al administrador anterior a un número de un estado de cuenta viejo, y pregunte si el cambio es real.',
    'Guarde el último estado de cuenta, el historial de la cuenta escrow y los comprobantes de sus últimos pagos.',
    'Cuente con recibir en enero dos formularios de impuestos 1098, uno de cada administrador.',
  ],
}

export const payoffWords: Translated<typeof english.payoffWords> = {
  form: 'Lo que dice la carta de liquidación',
  formHint: 'Pídala por escrito (payoff statement). Vale solo para su día.',
  labels: {
    asked_on: 'Recibieron su solicitud el',
    balance: 'Capital (principal)',
    interest_paid_through: 'Intereses pagados hasta el',
    payoff_on: 'Vale hasta el (good through)',
    per_diem: 'Intereses por día (per diem)',
    interest: 'Intereses en total',
    fees: 'Cargos (fees)',
    payoff: 'Todo lo que lo liquida (payoff)',
    paid_on: 'Lo liquidé el',
    is_escrow_back: 'Me devolvieron el dinero de la cuenta escrow',
    reminder_enabled: changeWords.remind,
  },
  fitted: sum => `La carta cuadra: ${sum}.`,
  fitsDetail: 'Antes de enviar dinero, llame a su administrador a un número que conozca y compare a dónde enviarlo.',
  odd: 'Pregunte por la carta de liquidación.',
  oddDetail: 'Una cifra no cuadra. Deben contestar dentro de siete días hábiles.',
  question: 'La carta deja una pregunta.',
  questionDetail:
    'Llene todo lo que imprime la carta. Puede haber un pago en camino, y un cargo necesita una razón: pregunte antes de pagar.',
  open: 'Unas cifras, y revisamos la carta de liquidación.',
  openDetail: 'Escriba lo que imprime: los días, el capital, los intereses, los cargos y la suma.',
  rateOpen: 'Su tasa cambia en estos días. Llene primero el aviso de la nueva tasa.',
  rows: {
    balance: 'Capital',
    per_diem: 'Intereses por día',
    interest: 'Intereses en total',
    fees: 'Cargos',
    payoff: 'Todo lo que lo liquida',
  },
  how: {
    balance: 'Como está aquí su préstamo',
    per_diem: 'Capital × tasa ÷ 365, o 360',
    interest: days => plural(days, { one: 'Un día de intereses', other: `${days} días de intereses` }),
    fees: 'Pregunte para qué es cada uno',
    payoff: 'Capital, intereses y cargos juntos',
  },
  missing: {
    per_diem: 'Llene el capital, y lo revisamos',
    interest: 'Llene el capital, y lo revisamos',
    fees: 'Pregunte para qué es cada uno',
    payoff: 'Llene el capital y los cargos, y lo revisamos. Si no hay cargos, 0',
  },
  statementBy: 'El estado de liquidación debe estar',
  statementWhy: 'Siete días hábiles después de su solicitud escrita.',
  escrowBy: 'El dinero de su cuenta escrow debe estar de vuelta',
  escrowWhy: '20 días hábiles después de la liquidación. No es parte de la suma.',
  lastBy: 'Deben enviar el último estado de la cuenta escrow',
  lastWhy: '60 días después de la liquidación.',
  todo: 'Cuando esté pagado',
  todos: [
    'Detenga su pago automático.',
    'Avise a su aseguradora de vivienda y a la oficina de impuestos que ahora paga usted.',
    'Pida la liberación del gravamen (release of lien), y vea que su condado la registre.',
  ],
}

export const rateWords: Translated<typeof english.rateWords> = {
  form: 'Lo que dice el aviso',
  formHint: 'El índice, el margen y los límites están en el aviso y en su pagaré (note).',
  labels: {
    first_payment_on: 'Primer pago con la nueva tasa',
    is_first: 'Es el primer cambio de este préstamo',
    sent_on: 'Fecha del aviso',
    index: 'Índice (index)',
    margin: 'Margen (margin)',
    round_to: 'Redondeado a',
    cap: 'Lo máximo que puede cambiar de una vez (cap)',
    ceiling: 'Nunca más de',
    floor: 'Nunca menos de',
    rate: 'Nueva tasa impresa',
    balance: 'Saldo impreso',
    payment: 'Nuevo pago impreso',
  },
  hints: {
    index: 'La cifra del día que nombra el pagaré.',
    round_to: 'Por lo general un octavo, 0.125. Si no se redondea, 0.',
    floor: 'Si su pagaré no lo tiene, 0.',
    payment: 'Capital e intereses, sin impuestos.',
  },
  fits: rate => `La nueva tasa es ${formatRate(rate)}, como resulta de su pagaré.`,
  fitsDetail: 'Índice y margen, redondeados y dentro de los límites.',
  would: rate => `Con estas cifras la nueva tasa es ${formatRate(rate)}.`,
  alone: rate => `El índice y el margen dan hasta ahora ${formatRate(rate)}.`,
  aloneDetail: 'El redondeo y los tres límites pueden cambiarlo. Están en su pagaré.',
  wouldDetail: payment =>
    payment === null
      ? 'Agregue el día del primer pago, y calculamos también el pago.'
      : `Capital e intereses son cerca de ${cents(payment)} al mes.`,
  odd: 'Pregunte por la nueva tasa.',
  oddDetail: 'El índice, el margen y los límites dan otra cosa. Pregunte qué índice de qué día tomaron.',
  question: 'El aviso deja una pregunta.',
  questionDetail: 'Vea abajo qué preguntar.',
  open: 'Con el índice y el margen calculamos la nueva tasa.',
  openDetail: 'Los dos están en el aviso del cambio.',
  heldBy: {
    cap: byIndex => `El índice y el margen dan ${formatRate(byIndex)}; la frena el límite de un solo cambio.`,
    ceiling: byIndex => `El índice y el margen dan ${formatRate(byIndex)}; nunca pasa de su tasa más alta.`,
    floor: byIndex => `El índice y el margen dan ${formatRate(byIndex)}; nunca baja de su tasa más baja.`,
  },
  rows: { rate: 'Nueva tasa', payment: 'Nuevo pago', sent_on: 'Cuándo se envió' },
  how: {
    rate: 'Índice y margen, redondeados, dentro de los límites',
    payment: (owed, months) => `${cents(owed)} en ${months} meses con la nueva tasa`,
    sent_on: (from, to) => `Entre el ${formatDate(from)} y el ${formatDate(to)}`,
  },
  missingRate: 'Lo deciden el redondeo y los límites de su pagaré',
  missingPayment: 'Llene la nueva tasa y el saldo, y lo revisamos',
  otherMonths: (theirs, ours) => `Cuadra con ${theirs} meses; según sus cifras faltan ${ours}`,
  windowTitle: 'Se envía el aviso',
  window: (from, to) => `Entre el ${formatDate(from)} y el ${formatDate(to)}.`,
  firstNew: 'Primer pago con la nueva tasa',
}

export const insuranceWords: Translated<typeof english.insuranceWords> = {
  form: 'Lo que dicen los avisos',
  formHint: 'Deben escribirle dos veces antes de cobrarle. El seguro contra inundaciones tiene sus propias reglas.',
  labels: {
    first_notice_on: 'Primer aviso enviado el',
    second_notice_on: 'Segundo aviso enviado el',
    charged_on: 'Cobrado el',
    charge: 'Lo que cobraron',
    is_insured: 'Mi vivienda estuvo asegurada todo el tiempo',
    proof_on: 'Recibieron mi comprobante el',
    is_refunded: 'Me lo devolvieron',
    reminder_enabled: changeWords.remind,
  },
  odd: 'Pregunte por este cobro.',
  oddDetail: 'Llegó demasiado pronto, o es de días en que usted tenía seguro. La carta ya está escrita.',
  second: '¿Le escribieron dos veces?',
  secondDetail: 'Sin un segundo aviso no se puede cobrar nada. Si llegó uno, escriba su día; si no, pregúnteles.',
  question: '¿Tenía usted seguro?',
  questionDetail: 'Si lo tenía, envíe la página de su póliza que muestra los días, y deben devolverle lo que cobraron.',
  wait: day => `No pueden cobrar nada antes del ${formatLongDate(day)}.`,
  waitDetail:
    'Envíe la página de su póliza que muestra sus días, a la dirección del aviso. Guarde un comprobante de que llegó.',
  open: 'Cuando llegue el primer aviso, llénelo.',
  openDetail: 'Desde su día contamos cuándo pueden cobrarle, y cuándo debe estar su comprobante.',
  rows: {
    second_notice_on: 'Segundo aviso',
    charged_on: 'El cobro',
    charge: 'Lo que cobraron',
  },
  how: {
    second_notice_on: 'Al menos 30 días después del primero',
    charged_on: '45 días después del primer aviso y 15 después del segundo, y nunca sin un segundo',
    charge: 'Por días en que usted tenía seguro no se debe nada',
  },
  chargeFrom: 'Antes de este día no pueden cobrar nada',
  chargeWhy: '45 días después del primer aviso y 15 después del segundo.',
  refundBy: 'Deben haber devuelto lo que cobraron',
  refundWhy: '15 días después de recibir su comprobante.',
}
