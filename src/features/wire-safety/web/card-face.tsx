import { Download, Lock, Phone, Printer } from 'lucide-react'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { printAlone } from '#web/print-alone.ts'
import { saveFile } from '#web/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { cardText } from '../card-text.ts'
import type { WireCard } from '../model.ts'
import { phoneLink } from '../phone.ts'
import type { ExpectedAmount } from '../rules.ts'
import { amountWords, FIVE_RULES, sourceWords, wirePageWords as words } from '../words.ts'

/** Hardly ever needed, and then a moment later is soon enough. */
const ChangeNumber = lazyPart(async () => (await import('./change-number.tsx')).ChangeNumber)

/** The card itself: what a thumb finds on a phone, and what the printer puts on one sheet. */
export function CardFace({ card, expected }: { card: WireCard; expected: ExpectedAmount | null }) {
  const sheet = useRef<HTMLDivElement>(null)
  const [changing, setChanging] = useState(false)
  const sum = expected && amountWords(expected)
  return (
    <Card className="border-2 border-action/40">
      <div ref={sheet}>
        <p className="flex items-center gap-2 text-sm text-muted">
          <Lock className="size-4" aria-hidden="true" />
          {words.card}
        </p>
        <h2 className="mt-2 text-2xl break-words">{card.agent_name}</h2>
        <p className="serif num mt-1 text-4xl break-words" data-testid="agent-phone">
          {card.agent_phone}
        </p>
        <p className="mt-1 text-sm text-muted">{words.lockedOn(card.locked_on, sourceWords[card.learnt_from])}</p>
        <LinkButton
          size="lg"
          href={phoneLink(card.agent_phone)}
          className="no-print mt-4 w-full sm:w-auto"
          icon={<Phone className="size-5" aria-hidden="true" />}
        >
          {words.call(card.agent_name)}
        </LinkButton>
        <p className="mt-4 rounded-md bg-attention-soft px-4 py-3 font-[560] text-attention-text">{words.changed}</p>
        <dl className="mt-4">
          <Row label={words.expected}>
            {sum ? (
              <>
                <span className="num block font-[560]" data-testid="expected-amount">
                  {sum.amount}
                </span>
                <span className="text-sm text-muted">{sum.from}</span>
              </>
            ) : (
              <span className="text-muted">{words.expectedUnknown}</span>
            )}
          </Row>
          {card.code_hint && <Row label={words.code}>{card.code_hint}</Row>}
          {card.other_phone && (
            <Row label={card.other_name || words.other}>
              <PhoneLink phone={card.other_phone} />
            </Row>
          )}
          <Row label={card.bank_name ? `${words.bank} (${card.bank_name})` : words.bank}>
            {card.bank_phone ? (
              <PhoneLink phone={card.bank_phone} />
            ) : (
              <span className="text-muted">{words.bankMissing}</span>
            )}
          </Row>
        </dl>
        <ol className="mt-4 hidden list-decimal gap-2 pl-5 print:grid">
          {FIVE_RULES.map(({ title, detail }) => (
            <li key={title}>
              <strong>{title}</strong> {detail}
            </li>
          ))}
        </ol>
      </div>
      <div className="no-print mt-5 flex flex-wrap gap-2">
        <Button
          variant="ghost"
          icon={<Printer className="size-4" aria-hidden="true" />}
          onClick={() => sheet.current && printAlone(sheet.current)}
        >
          {words.print}
        </Button>
        <Button
          variant="ghost"
          icon={<Download className="size-4" aria-hidden="true" />}
          onClick={() => saveFile(words.file, 'text/plain', cardText(card, expected))}
        >
          {words.save}
        </Button>
        <Button variant="ghost" onClick={() => setChanging(true)}>
          {words.change}
        </Button>
      </div>
      <p className="no-print mt-4 text-sm text-muted">{words.offline}</p>
      {changing && (
        <Suspense>
          <ChangeNumber open onOpenChange={setChanging} />
        </Suspense>
      )}
    </Card>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 border-t border-line py-3 sm:grid-cols-[12rem_1fr]">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  )
}

function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={phoneLink(phone)} className="num inline-flex min-h-11 items-center font-[560] underline sm:min-h-0">
      {phone}
    </a>
  )
}
