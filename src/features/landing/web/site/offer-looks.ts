/** How each sample lender is told apart, in the card and in the chart: by place, colour and dash. */
export interface OfferLook {
  tile: string
  ink: string
  dash?: string
}

export const OFFER_LOOKS: [OfferLook, OfferLook, OfferLook] = [
  { tile: 'bg-(--tile-1)', ink: 'text-(--series-1)' },
  { tile: 'bg-(--tile-2)', ink: 'text-(--series-2)', dash: '7 4' },
  { tile: 'bg-(--tile-3)', ink: 'text-(--series-3)', dash: '2 4' },
]
