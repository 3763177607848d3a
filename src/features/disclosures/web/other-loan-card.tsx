import { Link } from 'react-router'
import type { Disclosure } from '#domain/disclosures/disclosure.ts'
import { formatMoney } from '#domain/figures.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { otherLoanWords as words } from '../offer-words.ts'

interface OtherLoanCardProps {
  disclosure: Disclosure
  /** The loan that is compared, in dollars. */
  compared: number
  value: 'own' | 'anyway' | ''
  onValueChange(value: 'own' | 'anyway'): void
}

/** Asks once how a disclosure for another loan is compared: no figure of one loan stands on the principal of another unsaid. */
export function OtherLoanCard({ disclosure: { values }, compared, value, onValueChange }: OtherLoanCardProps) {
  const { loan_amount, sale_price } = values
  if (loan_amount === null) return null
  const [disclosure, own] = [formatMoney(loan_amount / 100), formatMoney(compared)]
  const down = sale_price && sale_price > loan_amount ? Math.round(100 - (100 * loan_amount) / sale_price) : null
  return (
    <Card title={words.title} description={words.text(disclosure, down, own)}>
      <RadioGroup
        label={words.how}
        options={[
          { value: 'own', label: words.own(disclosure), hint: words.ownWhy },
          { value: 'anyway', label: words.anyway(own), hint: words.anywayWhy },
        ]}
        value={value}
        onValueChange={onValueChange}
      />
      <LinkButton as={Link} to="/dashboard/application" variant="quiet" className="mt-3">
        {words.update}
      </LinkButton>
    </Card>
  )
}
