import type { ComponentType } from 'react'
import type { TextBox } from '../text-fit.ts'

export type CardPart = 'headline' | 'names' | 'detail' | 'message'

export interface PartStyle extends TextBox {
  fill: string
  font: 'serif' | 'sans'
  weight: number
}

/** A drawing and the places where words go on it. */
export interface CardDesign {
  /** Everything but the words. `id` makes the names of its gradients unique among the cards on the page. */
  Art: ComponentType<{ id: string }>
  parts: Record<CardPart, PartStyle>
}

interface Place {
  top: number
  height: number
  size: number
  fill: string
  width?: number
}

/** The same voice on every card: headline and names in Fraunces, the rest in Geist, all centred. */
export function cardParts(places: Record<CardPart, Place>): CardDesign['parts'] {
  return {
    headline: { ...centred(places.headline), font: 'serif', weight: 600, lineHeight: 1.1 },
    names: { ...centred(places.names), font: 'serif', weight: 480, lineHeight: 1.15 },
    detail: { ...centred(places.detail), font: 'sans', weight: 540, lineHeight: 1.35 },
    message: { ...centred(places.message), font: 'sans', weight: 430, lineHeight: 1.35 },
  }
}

function centred({ top, height, size, fill, width = 400 }: Place) {
  return { x: 250, top, width, height, size, fill }
}
