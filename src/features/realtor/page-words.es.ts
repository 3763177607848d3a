import type { Translated } from '#domain/translated.ts'
import type * as english from './page-words.ts'

export const availabilityCardWords: Translated<typeof english.availabilityCardWords> = {
  realtorAvailability: 'Agentes disponibles',
  sampleNote: 'Personas de muestra, para enseñar cómo se verá.',
}

export const brokerChatPageWords: Translated<typeof english.brokerChatPageWords> = {
  formTitle: 'Envíe un mensaje a un agente inmobiliario',
  messageHint: 'Díganos qué busca.',
  refinance: '¿Va a refinanciar? Para eso no hace falta un agente',
  refinanceDetail:
    'De todo se encargan su prestamista y un agente de cierre (settlement agent). Un agente inmobiliario (realtor) puede decirle en cuánto se vendería su vivienda.',
}

export const contactCardWords: Translated<typeof english.contactCardWords> = {
  noAnswersYet: 'Estamos escribiendo las respuestas. Por ahora, pregúntenos en el mensaje.',
  contactsTitle: 'Otras formas de comunicarse',
  commonQuestions: 'Preguntas frecuentes',
}

export const messageFormWords: Translated<typeof english.messageFormWords> = {
  name: 'Nombre',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  whereLooking: '¿Dónde busca?',
  reachLabel: '¿Cómo pueden comunicarse con usted?',
  textConsent:
    'Si elige mensajes de texto, acepta recibir mensajes sobre esta petición. Su compañía de teléfono puede cobrarlos. Responda STOP para que terminen.',
  budget: 'Presupuesto',
  chooseRange: 'Elija un rango',
  message: 'Mensaje',
  sending: 'Enviando...',
  sendMessage: 'Enviar mensaje',
}
