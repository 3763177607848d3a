import { plural } from '#domain/plural.es.ts'
import type { Translated } from '#domain/translated.ts'
import type { RequiredLine } from './gift-rules.ts'
import type * as english from './gift-words.ts'

export const addressRequired: typeof english.addressRequired = missing => ({
  status: 400,
  code: 'address-required',
  title: 'Falta la dirección',
  detail: 'Escriba la dirección completa a la que debe llegar el regalo.',
  errors: missing.map(path => ({ path, message: lineWords[path] })),
})

const lineWords: Record<RequiredLine, string> = {
  street_address: 'Escriba la calle y el número.',
  city: 'Escriba la ciudad.',
  state: 'Escriba el estado o la provincia.',
  zip_code: 'Escriba el código postal.',
}

export const tooManyGifts: typeof english.tooManyGifts = {
  status: 409,
  code: 'too-many-gifts',
  title: 'Sus regalos están en camino',
  detail: 'Ya pidió varios regalos. Espere a que se envíen.',
}

export const noGifts: typeof english.noGifts = {
  status: 409,
  code: 'no-gifts',
  title: 'Hoy no hay regalos aquí',
  detail: 'Quien opera este sitio no envía regalos, así que no tomamos su dirección.',
}

export const giftToasts: Translated<typeof english.giftToasts> = {
  confirmed: (isExample, isRefinance) => ({
    title: '¡Regalo confirmado! 🎁',
    description: asExample(
      isExample,
      isRefinance
        ? 'Tenemos su dirección. Su regalo se enviará a su casa.'
        : 'Tenemos su dirección. Su regalo se enviará a su casa nueva.',
    ),
  }),
  signedOut: {
    title: 'Hace falta iniciar sesión',
    description: 'Para pedir un regalo tiene que iniciar sesión.',
    destructive: true,
  },
  saveFailed: { title: 'Error', description: 'No se pudo guardar su petición. Inténtelo de nuevo.', destructive: true },
}

function asExample(isExample: boolean, said: string): string {
  return isExample ? `Ejemplo: ${said}` : said
}

export const giftFormWords: Translated<typeof english.giftFormWords> = {
  addressTitle: '¿A dónde lo enviamos?',
  sendAnother: 'Enviar uno a otra dirección',
  recipient: 'Nombre en el paquete',
  street: 'Calle y número',
  city: 'Ciudad',
  state: 'Estado',
  province: 'Provincia',
  zip: 'Código postal (ZIP)',
  postalCode: 'Código postal',
  country: 'País',
  countries: { 'United States': 'Estados Unidos', Canada: 'Canadá' },
  confirming: 'Confirmando...',
  confirmMyGift: 'Confirmar mi regalo',
}

function hello(name: string): string {
  return name ? `Hola, ${name}` : 'Hola'
}

export const giftPageWords: Translated<typeof english.giftPageWords> = {
  gift: 'Un regalo en su puerta',
  titleOfHome: 'Felicidades por su casa nueva',
  titleOfLoan: 'Felicidades por su préstamo nuevo',
  greeting: name => `${hello(name)}. Le espera un pequeño regalo. ¿A dónde lo enviamos?`,
  noGift: name =>
    `${hello(name)}. Quien opera este sitio no envía regalos por ahora. Lo que sí puede hacer es una tarjeta.`,
  makeCard: 'Hacer una tarjeta para celebrar',
  giftsAsked: count => plural(count, { one: 'El regalo que pidió', other: 'Los regalos que pidió' }),
  pending: 'Pendiente',
}
