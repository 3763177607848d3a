import { TriangleAlert } from 'lucide-react'
import { useDraft } from '#web/client/use-draft.ts'
import { Banner } from '#web/ui/banner.tsx'
import { type FieldOf, MoneyField, TextField } from '#web/ui/bound-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DraftQuestion } from '#web/ui/draft-question.tsx'
import { Letter } from '#web/ui/letter.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { togetherResource } from '../actions.ts'
import { giftDifferences } from '../differences.ts'
import { giftLetter } from '../gift-letter-words.ts'
import { giftMeaning } from '../gift-meaning-words.ts'
import { giftLabels as labels, giftWords as words } from '../gift-words.ts'
import { type Gift, LONGEST_NOTE, OWNERS, type OwnerKey } from '../model.ts'

const NO_GIFT: Gift = {
  donor_name: '',
  donor_address: '',
  donor_phone: '',
  relationship: '',
  recipient: 'first',
  amount: null,
}

/** A letter that money is given; and what must not be signed beside it. */
export function GiftCard({ names }: { names: Record<OwnerKey, string> }) {
  const form = useDraft(togetherResource, 'gift', {
    start: NO_GIFT,
    heldAs: 'gift',
    input: gift => gift,
    saved: { title: words.saved },
  })
  const { typed, change } = form
  const line = (field: FieldOf<Gift, string>, hint?: string) => (
    <TextField form={form} field={field} label={labels[field]} hint={hint} longest={LONGEST_NOTE} />
  )
  return (
    <Card folded title={words.title} description={words.hint}>
      <div className="grid gap-5">
        <Banner tone="attention" icon={<TriangleAlert className="size-5" />} title={words.warning}>
          {words.warningWhy}
        </Banner>
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center font-[560] text-action-text">
            {words.letter}
          </summary>
          <form noValidate onSubmit={form.onSubmit} className="grid gap-4 py-3 sm:grid-cols-2">
            {line('donor_name')}
            {line('relationship', words.relationshipHint)}
            {line('donor_address')}
            {line('donor_phone')}
            <RadioGroup
              label={labels.recipient}
              options={OWNERS.map(owner => ({ value: owner, label: names[owner] }))}
              value={typed.recipient}
              onValueChange={recipient => change({ recipient })}
            />
            <MoneyField form={form} field="amount" label={labels.amount} />
            <div className="sm:col-span-2">
              <Button type="submit" loading={form.saving}>
                {words.save}
              </Button>
            </div>
            {form.problemText && <Banner tone="danger" announced title={form.problemText} />}
          </form>
          <Letter
            text={giftLetter(typed, names[typed.recipient])}
            meaning={giftMeaning?.(typed, names[typed.recipient])}
            label={words.letter}
            subject={words.subject}
          />
        </details>
        <p className="text-sm text-muted">{words.who}</p>
      </div>
      <DraftQuestion draft={form} differences={giftDifferences} />
    </Card>
  )
}
