import { memo } from 'react'
import { designPickerWords } from '#features/cards/words.ts'
import { CARD_KEYS, type CardContent, type CardKey } from '../card-model.ts'
import { designWords } from '../card-words.ts'
import { CardFace } from './card-face.tsx'
import { designs } from './designs.ts'

interface DesignPickerProps {
  chosen: CardKey
  content: CardContent
  fontsSeen: number
  onChoose(card: CardKey): void
}

/** The six cards, small, with the words already on them. */
export const DesignPicker = memo(({ chosen, content, fontsSeen, onChoose }: DesignPickerProps) => (
  <fieldset className="min-w-0">
    <legend className="mb-2 text-sm font-[560]">{designPickerWords.chooseDesign}</legend>
    <div className="grid grid-cols-3 gap-3 xl:grid-cols-6">
      {CARD_KEYS.map(card => (
        <label
          key={card}
          className="relative grid cursor-pointer content-start gap-1.5 rounded-md border border-line bg-surface p-1.5 text-center has-checked:border-action has-checked:bg-action-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus hover:border-edge"
        >
          <input
            type="radio"
            name="card"
            value={card}
            checked={card === chosen}
            onChange={() => onChoose(card)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          <CardFace
            card={card}
            design={designs[card]}
            content={content}
            fontsSeen={fontsSeen}
            decorative
            className="w-full rounded-sm"
          />
          <span className="pb-0.5 text-xs">{designWords[card].name}</span>
        </label>
      ))}
    </div>
  </fieldset>
))
