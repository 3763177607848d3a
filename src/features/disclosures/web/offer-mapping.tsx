import { offerWords, placeWords } from '../disclosure-words.ts'
import { dollars } from '../figure-text.ts'
import type { DisclosureOffer } from '../offer.ts'
import { typingWords } from '../typing-words.ts'

/** Every cost of the disclosure and where it goes; together they are what the disclosure says. */
export function OfferMapping({ offer }: { offer: DisclosureOffer }) {
  const counted = offer.placed.filter(({ place }) => place !== 'left-out')
  const onDisclosure = counted.reduce((cents, { line }) => cents + (line.amount ?? 0), 0)
  const together = Math.round((offer.fees.totalFees + offer.upfront_fee) * 100)
  return (
    <details className="rounded-lg border border-line bg-surface px-5">
      <summary className="min-h-11 cursor-pointer py-3 text-sm font-[560] text-action-text">
        {offerWords.mapping}
      </summary>
      <ul className="pb-3 text-sm">
        {offer.placed.map(({ line, place, isRest }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a disclosure may have the same words.
          <li key={`${line.label} ${index}`} className="grid grid-cols-[1fr_auto] gap-x-3 border-t border-line py-2">
            <span>{isRest ? typingWords.rest(line.section) : line.label}</span>
            <span className="num">{dollars(line.amount ?? 0)}</span>
            <span className="text-muted">{placeWords[place]}</span>
          </li>
        ))}
        {[[offerWords.onPaper, onDisclosure] as const, [offerWords.together, together] as const].map(
          ([label, cents]) => (
            <li key={label} className="grid grid-cols-[1fr_auto] gap-x-3 border-t border-edge py-2 font-[560]">
              <span>{label}</span>
              <span className="num">{dollars(cents)}</span>
            </li>
          ),
        )}
      </ul>
    </details>
  )
}
