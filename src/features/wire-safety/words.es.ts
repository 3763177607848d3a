import { formatDate, formatDay } from '#domain/day-words.es.ts'
import { formatCents } from '#domain/figures.ts'
import type { Translated } from '#domain/translated.ts'
import { differencesOf } from '#resources/differences.ts'
import type { CardNotes } from './model.ts'
import type * as english from './words.ts'

export const wireProblems: typeof english.wireProblems = {
  'card-locked': {
    status: 409,
    code: 'card-locked',
    title: 'Este número está fijado',
    detail: 'Su tarjeta ya tiene otro número. Abra la tarjeta y elija “Cambiar el número” si de verdad cambió.',
  },
  'no-card': {
    status: 409,
    code: 'no-card',
    title: 'Aún no hay tarjeta',
    detail: 'Escriba primero el nombre y el número del agente de cierre (settlement agent).',
  },
}

export const sourceWords: typeof english.sourceWords = {
  contract: 'Mi contrato de compra',
  visit: 'En su oficina',
  'license-list': 'La lista de licencias de mi estado',
  'known-person': 'Una persona que conozco y a la que llamé',
}

export const FIVE_RULES: Translated<typeof english.FIVE_RULES> = [
  {
    title: 'No confíe en instrucciones que llegan por correo o mensaje de texto.',
    detail:
      'Los ladrones leen su correo y escriben como si fueran su agente, con los nombres, el día y la suma correctos.',
  },
  {
    title: 'Llame al número de esta tarjeta antes de enviar.',
    detail: 'Nunca a uno del mensaje. Pida que le lean el nombre y el número de la cuenta, dígito por dígito.',
  },
  {
    title: '“Cambiaron las instrucciones” quiere decir: alto.',
    detail: 'Cuelgue y llame al número de esta tarjeta.',
  },
  {
    title: 'Pregunte a su banco si el nombre de la cuenta coincide.',
    detail: 'Debe ser el nombre de su propia compañía de cierre.',
  },
  {
    title: 'Vuelva a llamar en las horas siguientes.',
    detail: 'Pregunte si llegó el dinero. En las primeras horas se decide si todavía se puede detener.',
  },
]

export const FIRST_HOUR: Translated<typeof english.FIRST_HOUR> = [
  {
    title: 'Llame ya a la línea de fraude de su banco.',
    detail:
      'Dígalo en inglés (“I sent a wire to a thief. Recall it, and ask the other bank to freeze it with a hold-harmless letter.”): envié una transferencia a un ladrón; pidan que la devuelvan, y que el otro banco congele el dinero con una carta de indemnidad.',
  },
  {
    title: 'Denúncielo en ic3.gov.',
    detail:
      'Dé el nombre y el número de la cuenta, el banco, la suma y la hora. El equipo de recuperación del FBI trabaja con esa denuncia.',
  },
  {
    title: 'Llame a la oficina del FBI de su zona y a la policía.',
    detail: 'Pida un número de denuncia (report number); su banco puede pedirlo.',
  },
  {
    title: 'Llame a su agente de cierre, al número de esta tarjeta, y a su prestamista.',
    detail: 'El cierre puede esperar. Otras personas con el mismo agente pueden ser las próximas.',
  },
  {
    title: 'No borre nada, y cambie la contraseña de su correo.',
    detail: 'Los mensajes son el rastro. Alguien ha leído su correo, o el de ellos.',
  },
]

export const wirePageWords: Translated<typeof english.wirePageWords> = {
  title: '¿A quién llamo antes de enviar dinero?',
  description: 'Una tarjeta con un número, anotado a tiempo. Detiene el robo que se lleva pagos iniciales enteros.',
  refinanceDescription:
    'Una tarjeta con un número, anotado a tiempo. Detiene el robo de dinero que va camino a un cierre.',
  refinanceStart:
    'Tómelo de una visita o de la oficina de su prestamista, mucho antes de que alguien pida dinero. Entonces queda fijado, y todo número que llegue después se compara con él.',
  startTitle: 'Anote hoy el número',
  startWhy:
    'Tómelo de su contrato o de una visita, mucho antes de que alguien pida dinero. Entonces queda fijado, y todo número que llegue después se compara con él.',
  agentName: 'Agente de cierre (settlement agent) o compañía de títulos',
  agentNameHint: 'La compañía del cierre (closing or title company); en algunos estados, un abogado',
  agentPhone: 'El teléfono de esa compañía',
  source: '¿De dónde sacó este número?',
  email: 'De un correo o mensaje de texto',
  emailStop:
    'Un número que viene en un mensaje puede ser del ladrón. Busque en sus papeles, visítelos o pregunte a alguien que conozca.',
  lock: 'Fijar este número',
  locked: 'Número fijado',
  lockedDetail: 'Imprima la tarjeta o guárdela en su teléfono.',
  card: 'Tarjeta de transferencia segura',
  lockedOn: (day, source) => `Fijado el ${formatDay(day)}. Viene de: ${source}.`,
  call: name => `Llamar a ${name}`,
  expected: 'Por enviar',
  expectedUnknown: 'Su Declaración de Cierre (Closing Disclosure) dirá la suma.',
  code: 'Pista de la frase clave',
  other: 'Segunda persona',
  bank: 'Línea de fraude de mi banco',
  bankMissing: 'Está al dorso de su tarjeta del banco.',
  changed: '¿Cambiaron las instrucciones? Alto. Llame a este número.',
  print: 'Imprimir la tarjeta',
  save: 'Guardar como archivo',
  file: 'tarjeta-de-transferencia-segura.txt',
  change: 'Cambiar el número',
  changeTitle: '¿De verdad cambió el número?',
  changeWhy:
    'La mayoría de los números que cambian son de un ladrón. Llame primero al anterior. Lo que cambie queda anotado con la fecha de hoy.',
  confirm: 'Llamé al número anterior, o los vi en persona, y me dieron este',
  changeDo: 'Cambiar y anotarlo',
  keep: 'Conservar el anterior',
  changedToast: 'Número cambiado',
  changedElsewhere:
    'La tarjeta cambió en otro lugar desde que abrió esto. Ciérrelo, mire la tarjeta y llame antes de cambiarla.',
  notes: 'También en la tarjeta',
  otherName: 'Una segunda persona de confianza',
  otherNameHint: 'Su agente inmobiliario o su agente de préstamo (loan officer)',
  otherPhone: 'El número de esa persona',
  codeHint: 'Pista para una frase clave',
  codeHintHint: 'Acuerden una frase en persona. Escriba una pista que solo ustedes dos entiendan.',
  bankName: 'Su banco',
  bankPhone: 'La línea de fraude de su banco',
  amount: 'Suma por enviar, si la sabe',
  amountHint: 'El efectivo para el cierre de su Declaración de Cierre la reemplaza',
  saveNotes: 'Guardar',
  saved: 'Guardado en su tarjeta',
  record: 'Lo que cambió',
  remove: 'Quitar esta tarjeta',
  removeAsk: '¿Quitar esta tarjeta?',
  removeWhy: 'Se borran el número y el registro de sus cambios.',
  keepCard: 'Conservar la tarjeta',
  rules: 'Cinco reglas',
  rulesSource: 'Según los consejos de junio de 2019 de la Oficina para la Protección Financiera del Consumidor (CFPB).',
  happened: 'Envié dinero a un ladrón',
  happenedLead: 'La primera hora cuenta. Haga esto ahora, en este orden.',
  happenedFact:
    'En 2024 se congelaron dos tercios del dinero en los 3,020 casos que tomó el equipo de recuperación del FBI (informe de IC3 de 2024).',
  callBank: 'Llamar a mi banco',
  report: 'Abrir ic3.gov',
  offline:
    'Una vez abierta, esta página funciona sin conexión. Imprima la tarjeta o guárdela, y la tendrá también sin la página.',
}

export const amountWords: typeof english.amountWords = ({ amount, from, issued_on }) => ({
  amount: formatCents(amount),
  from:
    from === 'typed'
      ? 'Su propia cifra. Compárela con la Declaración de Cierre (Closing Disclosure).'
      : `El efectivo para el cierre, según ${yourDisclosure(issued_on)}.`,
})

const yourDisclosure = (issued_on: string | null) =>
  issued_on ? `su Declaración de Cierre del ${formatDate(issued_on)}` : 'su Declaración de Cierre'

export const changeWords: typeof english.changeWords = ({ kind, on, agent_name, agent_phone }) =>
  kind === 'changed'
    ? `${formatDay(on)}: antes era ${agent_name}, ${agent_phone}.`
    : `${formatDay(on)}: un dispositivo tenía ${agent_name}, ${agent_phone}, cuando se unió a su cuenta. Pregunte cuál es el correcto.`

export const contactWords: typeof english.contactWords = ({ verdict, issued_on, agent_name, agent_phone }, card) => {
  const disclosure = issued_on ? `La Declaración de Cierre del ${formatDate(issued_on)}` : 'La Declaración de Cierre'
  switch (verdict) {
    case 'other-number':
      return {
        title: 'Este documento muestra un número distinto del de su tarjeta',
        detail: `${disclosure} dice ${agent_phone}; su tarjeta dice ${card.agent_phone}. Llame al número de su tarjeta y pregunte. No envíe nada hasta haberlo hecho.`,
      }
    case 'other-name':
      return {
        title: 'Este documento nombra una compañía distinta de la de su tarjeta',
        detail: `${disclosure} dice “${agent_name}”; su tarjeta dice “${card.agent_name}”. Puede ser una sola compañía con dos nombres. Llame al número de su tarjeta y pregunte.`,
      }
    case 'no-number':
      return {
        title: 'No hay número que comparar',
        detail: `${disclosure} no muestra ningún teléfono del agente de cierre.`,
      }
    case 'same':
      return { title: 'El número coincide', detail: `${disclosure} muestra el número que está en su tarjeta.` }
  }
}

const noteLabels: Record<keyof CardNotes, string> = {
  other_name: wirePageWords.otherName,
  other_phone: wirePageWords.otherPhone,
  code_hint: wirePageWords.codeHint,
  bank_name: wirePageWords.bankName,
  bank_phone: wirePageWords.bankPhone,
  expected_amount: wirePageWords.amount,
}

export const noteDifferences: typeof english.noteDifferences = (here, saved) => {
  const shown = (value: string | number | null) => (typeof value === 'number' ? formatCents(value) : value || '—')
  return differencesOf(noteLabels, [here, saved], (notes, key) => shown(notes[key]))
}

export const disclosuresWireWords: Translated<typeof english.disclosuresWireWords> = {
  noCard: 'Anote el número del agente de cierre antes de que se mueva dinero',
  noCardWhy:
    'Tómelo de una visita o de un papel que ya tenía, no de este documento ni de un correo. Entonces cada documento se compara con él.',
  open: 'Abrir mi tarjeta de transferencia segura',
}
