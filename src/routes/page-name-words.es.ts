import type { Translated } from '#domain/translated.ts'
import type * as english from './page-name-words.ts'

export const pageNames: Translated<typeof english.pageNames> = {
  application: 'Solicitud de hipoteca',
  comparison: 'Comparar prestamistas',
  documents: 'Documentos necesarios',
  papers: 'Documentos del préstamo',
  'year-two': 'El segundo año',
  'escrow-check': 'Revisión de la cuenta escrow',
  'my-home': 'Mi vivienda',
  statements: 'Estados de cuenta',
  refinance: 'La cifra para refinanciar',
  'loan-changes': 'Cuando algo cambia',
  together: 'Comprar entre dos',
  invitation: 'Invitación',
  timeline: 'Calendario',
  reminders: 'Recordatorios del calendario',
  'payment-breakdown': 'Desglose del pago',
  'mortgage-scenarios': 'Pagar antes',
  affordability: '¿Cuánto puedo pagar?',
  'rate-lock': 'Bloqueo de tasa',
  'wire-safety': 'Transferencia segura',
  lenders: 'Cartas de preaprobación',
  insurance: 'Seguro de vivienda',
  news: 'Noticias hipotecarias',
  cards: 'Tarjetas para celebrar',
  'cards/gift': 'Su regalo',
  'insurance-diary': 'Seguro hipotecario',
  closure: 'Cierre del préstamo',
  donate: 'Apoye nuestra misión',
  feedback: 'Comentarios y sugerencias',
  'broker-chat': 'Agente inmobiliario',
  profile: 'Perfil',
  settings: 'Configuración',
}

export const menuGroupNames: Translated<typeof english.menuGroupNames> = {
  process: 'Proceso de solicitud',
  tools: 'Herramientas',
  services: 'Otros servicios',
  support: 'Apoyo',
  more: 'Más de Keyturn',
}

/** All of them: no part of an address is Spanish. */
export const crumbNames: typeof english.crumbNames = {
  ...pageNames,
  gift: pageNames['cards/gift'],
  auth: 'Iniciar sesión',
  dashboard: 'Inicio',
}
