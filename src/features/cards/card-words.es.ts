import type { Translated } from '#domain/translated.ts'
import { cardTexts } from './card-model.ts'
import type * as english from './card-words.ts'

export const designWords: typeof english.designWords = {
  keys: {
    name: 'Las llaves',
    headline: 'Ya tenemos las llaves',
    refinanceHeadline: 'Mismas llaves, préstamo nuevo',
    picture: 'Dos llaves doradas en un aro, una con forma de casa, sobre verde oscuro.',
  },
  'front-door': {
    name: 'La puerta',
    headline: 'Aquí tienen su casa',
    refinanceHeadline: 'Sigue siendo nuestra puerta',
    picture: 'Una puerta verde con una corona, entre dos faroles y dos macetas.',
  },
  'porch-light': {
    name: 'Luz en la entrada',
    headline: 'La luz está encendida',
    refinanceHeadline: 'La luz está encendida',
    picture: 'Una casa de noche, con las ventanas y la lámpara de la entrada encendidas.',
  },
  'our-street': {
    name: 'Nuestra calle',
    headline: 'Una dirección nueva',
    refinanceHeadline: 'Misma calle, préstamo nuevo',
    picture: 'Una fila de casas al sol de la mañana; la verde tiene un corazón en la puerta.',
  },
  balloons: {
    name: 'A volar',
    headline: 'Ya tenemos casa propia',
    refinanceHeadline: 'Algo grande, hecho',
    picture: 'Una casita que unos globos levantan, entre banderines y confeti.',
  },
  keyhole: {
    name: 'La cerradura',
    headline: 'Por fin en casa',
    refinanceHeadline: 'Aquí nos quedamos',
    picture: 'Una cerradura dorada por la que se ve salir el sol sobre una casa en una colina.',
  },
}

export const refinanceMessage: typeof english.refinanceMessage =
  'Nos quedamos aquí mismo, con un préstamo nuevo para la casa de siempre. Vengan a vernos.'
export const usualMessage: typeof english.usualMessage =
  'Las cajas ya están adentro y el café está listo. Vengan a vernos.'

export const headlineOf: typeof english.headlineOf = (key, { is_refinance }) => {
  const { headline, refinanceHeadline } = designWords[key]
  return is_refinance ? refinanceHeadline : headline
}

export const cardAloud: typeof english.cardAloud = (key, content) => {
  const { picture } = designWords[key]
  const headline = headlineOf(key, content)
  const { names, detail, message } = cardTexts(content)
  const said = [headline, names, detail.replace('\n', ', '), message].filter(Boolean).join('. ')
  return `${picture} Dice: ${said}`
}

export const cardToasts: Translated<typeof english.cardToasts> = {
  failed: {
    title: 'Error',
    description: 'No se pudo hacer la tarjeta en este navegador. Inténtelo de nuevo.',
    destructive: true,
  },
}
