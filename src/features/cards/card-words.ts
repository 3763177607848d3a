import { type CardContent, type CardKey, cardTexts } from './card-model.ts'

interface DesignWords {
  name: string
  /** What is printed largest. */
  headline: string
  /** The same of somebody who has lived there before the new loan. */
  refinanceHeadline: string
  /** What there is to see, for those who do not. */
  picture: string
}

export const designWords: Record<CardKey, DesignWords> = {
  keys: {
    name: 'The keys',
    headline: 'The keys are ours',
    refinanceHeadline: 'Same keys, new loan',
    picture: 'Two brass keys on a ring, one with a house for its bow, on evergreen.',
  },
  'front-door': {
    name: 'Front door',
    headline: 'Welcome home',
    refinanceHeadline: 'Still our front door',
    picture: 'A green front door with a wreath, between two lanterns and two planters.',
  },
  'porch-light': {
    name: 'Porch light',
    headline: 'The porch light is on',
    refinanceHeadline: 'The porch light is on',
    picture: 'A house at night, its windows and its porch lamp shining.',
  },
  'our-street': {
    name: 'Our street',
    headline: 'A new address',
    refinanceHeadline: 'Same street, new loan',
    picture: 'A row of houses in the morning sun, the green one with a heart on its door.',
  },
  balloons: {
    name: 'Up and away',
    headline: 'We are homeowners',
    refinanceHeadline: 'One big thing done',
    picture: 'A small house lifted by balloons, under flags and confetti.',
  },
  keyhole: {
    name: 'Keyhole',
    headline: 'Home at last',
    refinanceHeadline: 'Here to stay',
    picture: 'A brass keyhole through which the sun rises over a house on a hill.',
  },
}

export const refinanceMessage: string = 'We’re staying right here, with a new loan on the old house. Come see us soon.'
export const usualMessage: string = 'The boxes are in and the coffee is on. Come see us soon.'

export function headlineOf(key: CardKey, { is_refinance }: Pick<CardContent, 'is_refinance'>): string {
  const { headline, refinanceHeadline } = designWords[key]
  return is_refinance ? refinanceHeadline : headline
}

/** A card read aloud. */
export function cardAloud(key: CardKey, content: CardContent): string {
  const { picture } = designWords[key]
  const headline = headlineOf(key, content)
  const { names, detail, message } = cardTexts(content)
  const said = [headline, names, detail.replace('\n', ', '), message].filter(Boolean).join('. ')
  return `${picture} It says: ${said}`
}

export const cardToasts = {
  failed: {
    title: 'Error',
    description: 'The card couldn’t be made in this browser. Please try again.',
    destructive: true,
  },
} as const
