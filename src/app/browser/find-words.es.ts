import { plural } from '#domain/plural.es.ts'
import type { Translated } from '#domain/translated.ts'
import type * as english from './find-words.ts'

export const findWords: Translated<typeof english.findWords> = {
  title: 'Buscar',
  field: 'Buscar',
  example: 'Una página, una palabra, un prestamista, una fecha',
  hint: 'Pruebe con “cuánto puedo pagar”, “PMI” o el nombre de un prestamista.',
  found: count => plural(count, { one: '1 respuesta', other: `${count} respuestas` }),
  nothing: question => `No encontramos nada para “${question}”. Pruebe con una sola palabra, como “impuesto”.`,
  stays: 'Buscamos en este dispositivo. Lo que usted escribe no se envía a ninguna parte.',
}

export const findKinds: Translated<typeof english.findKinds> = {
  own: 'Sus cifras',
  page: 'Páginas',
  paper: 'Sus documentos',
  lender: 'Sus prestamistas',
  date: 'Sus fechas',
  guide: 'Guía y glosario',
}
export type FindKind = english.FindKind

export const ownWords: Translated<typeof english.ownWords> = {
  month: amount => `${amount} al mes`,
  monthDetail: 'Su pago con impuestos y seguro.',
  cash: amount => `${amount} para llevar al cierre`,
  cashDetail: 'Efectivo para el cierre (cash to close): su pago inicial y los cargos.',
  offer: rate => `Su oferta a ${rate}`,
  offerWithoutRate: 'Su oferta. Todavía no tiene tasa.',
  paper: 'Abrir este documento',
  done: day => `Hecho. ${day}`,
  due: day => day,
  noDay: 'Todavía sin día',
}

export const pageAbout: Translated<typeof english.pageAbout> = {
  application: 'Inicio: dónde está usted, qué sigue y sus respuestas.',
  comparison: 'Comparar prestamistas y ofertas: tasa, cargos, APR. ¿Qué préstamo cuesta menos?',
  documents: 'Documentos que piden los prestamistas: talones de pago, declaraciones de impuestos, estados de cuenta.',
  papers:
    'Leer una Estimación de Préstamo o una Declaración de Cierre (Loan Estimate, Closing Disclosure). ¿Le deben un reembolso?',
  'year-two': 'Cuánto será el pago después del primer año, cuando cambia el impuesto.',
  'escrow-check': '¿Está bien su estado de cuenta de depósito (escrow)? Impuestos, seguro, faltante.',
  'my-home': 'El préstamo que usted paga: su próximo pago, su capital acumulado (equity), lo que sigue.',
  statements: '¿Está bien su estado de cuenta mensual de la hipoteca, hasta el centavo?',
  invitation: 'Alguien le invitó a su préstamo: abra el enlace que recibió.',
  'loan-changes':
    'Su préstamo pasó a otro administrador (servicer), una tasa nueva, un aviso del seguro, terminar de pagarlo.',
  refinance: '¿A qué tasa conviene refinanciar?',
  together:
    'Dos nombres, una casa: quién pide el préstamo, quién pagó qué, la parte de cada persona y qué pasa si una se va.',
  timeline: 'Cada fecha, del contrato a las llaves: inspección, tasación, día del cierre.',
  reminders: 'Qué vence esta semana y cuándo se lo recordamos.',
  'payment-breakdown': 'Su pago mensual por partes: préstamo, impuestos, seguro, cuotas.',
  'mortgage-scenarios': 'Pagar más rápido: cuánto ahorran los pagos adicionales.',
  affordability: '¿Qué casa puede pagar? Un precio que deja espacio en su presupuesto.',
  'rate-lock': '¿Dura su bloqueo de tasa (rate lock) hasta el cierre? Extensión, vencimiento.',
  'wire-safety': 'A quién llamar antes de enviar dinero. Fraude, estafa, robo.',
  lenders: 'Prestamistas a los que puede pedir una carta de preaprobación.',
  insurance: 'Seguro de vivienda: cuánto exige el prestamista.',
  news: 'Cómo están las tasas esta semana y cuándo se reúne la Reserva Federal.',
  cards: 'Una tarjeta para amigos y familiares cuando reciba las llaves.',
  'cards/gift': 'Un regalo para su puerta.',
  'insurance-diary': '¿Cuándo termina el seguro hipotecario (PMI)? 80% y 78%.',
  closure: 'El día en que recibe las llaves: registre su préstamo como cerrado.',
  donate: 'Donar. Keyturn es gratis y lo seguirá siendo.',
  feedback: 'Ayuda e ideas: díganos qué está mal o qué falta. Contacto.',
  'broker-chat': 'Hablar con un agente inmobiliario sobre una casa.',
  profile: 'Su nombre, teléfono y correo electrónico.',
  settings: 'Contraseña, llaves de acceso, recordatorios, descargar sus datos, borrar su cuenta.',
}
