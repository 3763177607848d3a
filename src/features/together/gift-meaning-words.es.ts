import { formatCents } from '#domain/figures.ts'
import type * as english from './gift-meaning-words.ts'

const BLANK = '____________________'

export const giftMeaning: typeof english.giftMeaning = (gift, recipient) =>
  [
    'Carta de regalo',
    '',
    `Yo, ${gift.donor_name || BLANK}, doy a ${inSentence(recipient)} la suma de ${gift.amount ? formatCents(gift.amount) : BLANK} para la compra de la vivienda en ${BLANK}.`,
    `Mi relación con ${inSentence(recipient)}: ${gift.relationship || BLANK}.`,
    'Esto es un regalo. No se espera ni se da a entender ninguna devolución, ni ahora ni después, ni en dinero ni en servicios, y no se promete a cambio nada de la casa.',
    'El dinero no lo dio nadie que tenga un interés en la venta, como el vendedor, el agente, el constructor o el prestamista.',
    '',
    `Dirección de quien da: ${gift.donor_address || BLANK}`,
    `Teléfono de quien da: ${gift.donor_phone || BLANK}`,
    `Cuenta de donde sale el dinero: ${BLANK}`,
    `Fecha de la transferencia: ${BLANK}`,
    '',
    `Firma de quien da, fecha: ${BLANK}`,
    `Firma de ${inSentence(recipient)}, fecha: ${BLANK}`,
  ].join('\n')

/** Whoever gave no name yet is called by a word, which begins small inside a sentence. */
function inSentence(name: string): string {
  return name === 'Usted' || name === 'La otra persona' ? name.toLowerCase() : name
}
