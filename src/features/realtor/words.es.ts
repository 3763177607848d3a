import type { Translated } from '#domain/translated.ts'
import type * as english from './words.ts'

export const realtorProblems: Translated<typeof english.realtorProblems> = {
  incomplete: 'Escriba su nombre, su correo y su mensaje.',
  'email-malformed': 'Escriba un correo electrónico como nombre@ejemplo.com.',
  'contact-unknown': 'Elija correo, teléfono o mensaje de texto.',
  'budget-unknown': 'Elija un presupuesto de la lista.',
}

export const realtorToasts: Translated<typeof english.realtorToasts> = {
  incomplete: { title: 'Faltan datos', description: realtorProblems.incomplete, destructive: true },
  failed: problem => ({
    title: 'No se pudo enviar el mensaje',
    description: problem.detail || 'Inténtelo más tarde.',
    destructive: true,
  }),
}

export const realtorPromises: Translated<typeof english.realtorPromises> = {
  off: 'Su mensaje llega a quien opera este sitio, que decide si alguien responde y cuándo.',
  on: 'Un agente inmobiliario se comunicará con usted en 24 horas.',
}

export const sentToast: typeof english.sentToast = desk => {
  const title = '¡Mensaje enviado!'
  if (desk === 'off') return { title, description: realtorPromises.off }
  return { title, description: desk === 'example' ? `Ejemplo: ${realtorPromises.on}` : realtorPromises.on }
}

export const contactLabels: Translated<typeof english.contactLabels> = {
  email: 'Correo electrónico',
  phone: 'Teléfono',
  text: 'Mensaje de texto',
}

export const budgetLabels: Translated<typeof english.budgetLabels> = {
  'under-200k': 'Menos de $200,000',
  '200k-400k': '$200,000 – $400,000',
  '400k-600k': '$400,000 – $600,000',
  '600k-800k': '$600,000 – $800,000',
  '800k-1m': '$800,000 – $1 millón',
  'over-1m': 'Más de $1 millón',
}

export const otherWays: Translated<typeof english.otherWays> = {
  phone: { title: 'Ayuda por teléfono', detail: 'De lunes a sábado, de 9 a.m. a 7 p.m. (hora del Este)' },
  email: { title: 'Ayuda por correo', detail: 'Respondemos en 12 horas.' },
  missing: 'Aquí no está disponible. Use el formulario.',
}

export const commonQuestions: Translated<typeof english.commonQuestions> = [
  '¿Cómo encuentro un agente inmobiliario de confianza?',
  '¿Cuánto me cuesta el agente del comprador (buyer’s agent)?',
  '¿Puedo ver viviendas antes de la preaprobación (pre-approval)?',
]

export const realtorStatuses: Translated<typeof english.realtorStatuses> = {
  available: 'Disponible ahora',
  'with-client': 'Con un cliente',
  'in-showing': 'En una visita',
}

export const sampleRealtors: Translated<typeof english.sampleRealtors> = [
  { name: 'Maria Alvarez', area: 'Primeras viviendas, Raleigh', status: 'available' },
  { name: 'Daniel Osei', area: 'Condominios, Columbus', status: 'with-client' },
  { name: 'Hannah Lindqvist', area: 'Casas para familias, Denver', status: 'in-showing' },
]
