import { CircleDashed, Languages, Phone, Printer, ScrollText } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Check } from '#domain/disclosures/check.ts'
import type { Disclosure } from '#domain/disclosures/disclosure.ts'
import { DISCLOSURE_PAGES } from '#domain/disclosures/fields.ts'
import { spanishLines } from '#domain/disclosures/spanish/spanish-lines.ts'
import { printAlone } from '#web/print-alone.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { answersAreKnown, disclosurePoints, type Point } from '../disclosure-points.ts'
import { wholeDollars } from '../figure-text.ts'
import { lenderName } from '../rules.ts'
import { callScripts, spanishPageWords as words } from '../spanish-words.ts'
import { kindWords } from '../words.ts'
import { CALL_ID, CallCard } from './call-card.tsx'
import { SpanishPage, Whose } from './spanish-page.tsx'

export interface SpanishDisclosureProps {
  disclosure: Disclosure
  checks: readonly Check[]
  unsure: ReadonlySet<string>
  /** What the check before closing found that the lender may owe. */
  refundCents?: number
  onClose(): void
}

/** The Spanish form of a Closing Disclosure has its contacts on a page of their own. */
const PAGES = { 'loan-estimate': DISCLOSURE_PAGES['loan-estimate'].length, 'closing-disclosure': 6 } as const

/** A buyer's own disclosure in the words and the order of the official Spanish form, the English line beside each. */
export function SpanishDisclosure({ disclosure, checks, unsure, refundCents, onClose }: SpanishDisclosureProps) {
  const whole = useRef<HTMLDivElement>(null)
  const [isWhole, setWhole] = useState(false)
  const lines = useMemo(() => spanishLines(disclosure), [disclosure])
  const points = useMemo(() => disclosurePoints(disclosure, checks, refundCents), [disclosure, checks, refundCents])
  const pages = [...new Set(lines.map(({ page }) => page))]
  const lender = lenderName(disclosure)

  /** The whole disclosure, also the pages that are folded on the screen. */
  function print() {
    flushSync(() => setWhole(true))
    if (whole.current) printAlone(whole.current)
    setWhole(false)
  }

  return (
    <div ref={whole} lang="es" className="grid gap-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div>
          <h2 className="text-2xl">{words.title[disclosure.kind]}</h2>
          <p className="text-sm text-muted">
            <span lang="en">{[kindWords[disclosure.kind], lender].filter(Boolean).join(' · ')}</span>
          </p>
          <p className="text-sm text-muted">{words.alsoCalled[disclosure.kind]}</p>
        </div>
        <div className="no-print flex flex-wrap gap-2">
          <Button variant="ghost" icon={<Printer className="size-4" aria-hidden="true" />} onClick={print}>
            {words.print}
          </Button>
          <Button
            lang="en"
            variant="ghost"
            icon={<Languages className="size-4" aria-hidden="true" />}
            onClick={onClose}
          >
            {words.close}
          </Button>
        </div>
      </div>
      <Banner tone="neutral" icon={<ScrollText className="size-5" />} title={words.binds}>
        {words.bindsWhy}
      </Banner>
      <Verdict disclosure={disclosure} points={points} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <div className="grid min-w-0 gap-6">
          {pages.map(page => (
            <SpanishPage
              key={page}
              page={page}
              pages={PAGES[disclosure.kind]}
              lines={lines.filter(line => line.page === page)}
              points={points}
              unsure={unsure}
              isOpen={isWhole}
            />
          ))}
        </div>
        <div className="grid gap-6">
          {points.length > 0 && <CallCard points={points} />}
          <Card title={words.whose} level={3}>
            <dl className="grid gap-2 text-sm">
              <Whose whose="official" />
              <dd>{words.whoseOfficial}</dd>
              <Whose whose="ours" />
              <dd>{words.whoseOurs}</dd>
              {lines.some(({ official, en, es, role }) => !official && en === es && role !== 'heading') && (
                <>
                  <Whose whose="english" />
                  <dd>{words.whoseEnglish}</dd>
                </>
              )}
            </dl>
            <p className="mt-4 text-xs text-muted">{words.foot}</p>
          </Card>
        </div>
      </div>
    </div>
  )
}

/** One sentence first: what it costs a month, whether that can rise, and how many lines to ask about. */
function Verdict({ disclosure, points }: { disclosure: Disclosure; points: readonly Point[] }) {
  const monthly = disclosure.payments[0]?.total ?? null
  const rises = disclosure.values.interest_rate_can_increase
  const rate = rises === null ? 'unknown' : rises === 'yes' ? 'rises' : 'fixed'
  const [only] = points
  return (
    <Card>
      <p className="serif text-2xl text-pretty">
        {monthly === null ? words.rateAlone[rate] : words.verdict(wholeDollars(monthly), rate)}
      </p>
      <p className="mt-2 text-muted">
        {only === undefined && (answersAreKnown(disclosure) ? words.noQuestion : words.notAllKnown)}
        {only && points.length === 1 && words.oneQuestion(callScripts[only.kind].point)}
        {points.length > 1 && words.questions(points.length)}
      </p>
      {points.length > 1 && (
        <ul className="mt-2 grid gap-1 text-sm">
          {points.map(({ kind, tone }) => (
            <li key={kind} className="flex items-start gap-2">
              <CircleDashed
                className={`mt-0.5 size-4 flex-none ${tone === 'danger' ? 'text-danger-text' : 'text-attention-text'}`}
                aria-hidden="true"
              />
              {callScripts[kind].point}
            </li>
          ))}
        </ul>
      )}
      {only && (
        <LinkButton
          href={`#${CALL_ID}`}
          className="no-print mt-4"
          icon={<Phone className="size-4" aria-hidden="true" />}
        >
          {words.toQuestions}
        </LinkButton>
      )}
    </Card>
  )
}
