import { FileSearch } from 'lucide-react'
import { useState } from 'react'
import { checkDisclosure } from '#domain/disclosures/checks.ts'
import type { FieldPath } from '#domain/disclosures/reading.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { type FigureValue, withValue } from '../figure-path.ts'
import { offerFromEstimate } from '../offer.ts'
import { pageWords } from '../words.ts'
import { FiguresCard } from './figures-card.tsx'
import { InSpanish, SpanishButton } from './in-spanish.tsx'
import { KnowingCard } from './knowing-card.tsx'
import { OfferMapping } from './offer-mapping.tsx'
import type { ReadDisclosure } from './read-disclosure.ts'
import { SumsCard } from './sums-card.tsx'

export interface SampleDisclosureProps {
  sample: ReadDisclosure
  onSave(sample: ReadDisclosure): void
  onClose(): void
}

/** A disclosure to try the page with. It can be read, corrected and checked; it is saved nowhere until somebody asks for it. */
export function SampleDisclosure({ sample, onSave, onClose }: SampleDisclosureProps) {
  const [disclosure, setDisclosure] = useState(sample.reading.disclosure)
  const [inSpanish, setInSpanish] = useState(false)
  const [unsure, setUnsure] = useState<ReadonlySet<FieldPath>>(new Set(sample.unsure))
  function settle(path: FieldPath, value?: FigureValue) {
    if (value !== undefined) setDisclosure(now => withValue(now, path, value))
    setUnsure(now => new Set([...now].filter(each => each !== path)))
  }
  return (
    <div className="grid gap-6">
      <Banner
        tone="attention"
        announced
        icon={<FileSearch className="size-5" />}
        title={pageWords.sampleTitle}
        actions={
          <>
            <Button size="sm" onClick={onClose}>
              {pageWords.sampleClose}
            </Button>
            <Button
              variant="ghost"
              size="sm"
              onClick={() => onSave({ ...sample, reading: { ...sample.reading, disclosure }, unsure: [...unsure] })}
            >
              {pageWords.sampleKeep}
            </Button>
          </>
        }
      >
        {pageWords.sampleWhy}
      </Banner>
      {inSpanish ? (
        <InSpanish
          disclosure={disclosure}
          checks={checkDisclosure(disclosure)}
          unsure={unsure}
          onClose={() => setInSpanish(false)}
        />
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
          <div className="grid gap-6">
            <SpanishButton onOpen={() => setInSpanish(true)} />
            <KnowingCard disclosure={disclosure} />
            <FiguresCard
              disclosure={disclosure}
              unsure={unsure}
              source={sample}
              onConfirm={path => settle(path)}
              onCorrect={settle}
            />
          </div>
          <div className="grid gap-6">
            <SumsCard checks={checkDisclosure(disclosure)} />
            <OfferMapping offer={offerFromEstimate(disclosure)} />
          </div>
        </div>
      )}
    </div>
  )
}
