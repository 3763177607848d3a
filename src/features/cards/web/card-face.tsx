import { type Ref, useId, useMemo } from 'react'
import { CARD_HEIGHT, CARD_WIDTH, type CardContent, type CardKey, cardTexts } from '../card-model.ts'
import { cardAloud, headlineOf } from '../card-words.ts'
import { type FittedText, fitText } from '../text-fit.ts'
import type { CardDesign, CardPart, PartStyle } from './design.ts'
import { FAMILIES, measureIn } from './measure.ts'

export interface SetText {
  part: CardPart
  style: PartStyle
  fitted: FittedText
}

/** The words of a card, each in its place at the size at which they fit. */
export function setTexts(card: CardKey, { parts }: CardDesign, content: CardContent): SetText[] {
  const texts = { headline: headlineOf(card, content), ...cardTexts(content) }
  return (Object.keys(parts) as CardPart[]).map(part => {
    const style = parts[part]
    return { part, style, fitted: fitText(texts[part], style, measureIn(style)) }
  })
}

interface CardFaceProps {
  card: CardKey
  design: CardDesign
  content: CardContent
  /** Fonts arrive late; another number sets the text anew. */
  fontsSeen: number
  /** Beside its own name the picture needs no description. */
  decorative?: boolean
  className?: string
  ref?: Ref<SVGSVGElement>
}

export function CardFace({ card, design, content, fontsSeen, decorative, className, ref }: CardFaceProps) {
  const id = useId().replace(/[^\w-]/g, '')
  // biome-ignore lint/correctness/useExhaustiveDependencies: see fontsSeen.
  const texts = useMemo(() => setTexts(card, design, content), [card, design, content, fontsSeen])
  return (
    <svg
      ref={ref}
      viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`}
      className={className}
      role="img"
      aria-label={cardAloud(card, content)}
      aria-hidden={decorative}
    >
      <design.Art id={id} />
      <g data-words="">
        {texts.map(({ part, style, fitted }) => (
          <text
            key={part}
            fontFamily={FAMILIES[style.font]}
            fontWeight={style.weight}
            fontSize={fitted.size}
            fill={style.fill}
            textAnchor="middle"
          >
            {fitted.lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a card may say the same.
              <tspan key={at} x={style.x} y={line.baseline} unicodeBidi="plaintext">
                {line.text}
              </tspan>
            ))}
          </text>
        ))}
      </g>
    </svg>
  )
}
