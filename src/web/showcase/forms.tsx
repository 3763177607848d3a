import { useState } from 'react'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { MoneyInput } from '#web/ui/money-input.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { PercentInput } from '#web/ui/percent-input.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Select } from '#web/ui/select.tsx'
import { Slider } from '#web/ui/slider.tsx'
import { STATE_OPTIONS } from '#web/ui/state-options.ts'
import { Switch } from '#web/ui/switch.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { Part } from './part.tsx'

const PURPOSES = [
  { value: 'purchase', label: 'Buy a home', hint: 'A new loan for a new home' },
  { value: 'refinance', label: 'Refinance', hint: 'Replace the loan you have' },
  { value: 'cash_out_refinance', label: 'Cash-out refinance', hint: 'Borrow against the home' },
] as const

export function Forms() {
  const [price, setPrice] = useState<number | null>(450_000)
  const [rate, setRate] = useState<number | null>(6.5)
  const [down, setDown] = useState(20)
  const [purpose, setPurpose] = useState<(typeof PURPOSES)[number]['value']>('purchase')
  const dollars = Math.round(((price ?? 0) * down) / 100).toLocaleString('en-US')

  return (
    <Part title="Forms">
      <div id="forms" className="grid items-start gap-5 md:grid-cols-2">
        <Card title="About you" description="We never share this with lenders before you say so.">
          <div className="grid gap-4">
            <Field label="First name" required>
              <TextInput name="first_name" autoComplete="given-name" defaultValue="Ada" />
            </Field>
            <Field label="Email" required error="Enter an email address, like name@example.com.">
              <TextInput name="email" type="email" autoComplete="email" defaultValue="ada@" />
            </Field>
            <Field label="Password" hint="At least 6 characters." required>
              <PasswordInput name="password" autoComplete="new-password" />
            </Field>
            <Field label="Closing day" optional>
              <DateInput name="closing_day" />
            </Field>
            <Field label="Notes" optional>
              <Textarea name="notes" placeholder="What should we remember?" />
            </Field>
            <Field label="Account email" hint="To change it, go to Settings.">
              <TextInput readOnly value="ada@example.com" />
            </Field>
          </div>
        </Card>
        <Card
          title="The loan"
          footer={<Switch label="Email reminders" hint="Three days before each date" defaultChecked />}
        >
          <div className="grid gap-4">
            <RadioGroup
              label="What is the loan for?"
              options={PURPOSES}
              value={purpose}
              onValueChange={setPurpose}
              required
            />
            <Field label="Home price" required>
              <MoneyInput name="property_value" value={price} onValueChange={setPrice} min={1_000} />
            </Field>
            <Field label="Interest rate" required>
              <PercentInput name="interest_rate" value={rate} onValueChange={setRate} max={25} />
            </Field>
            <Slider
              label="Down payment"
              min={3}
              max={50}
              value={down}
              onValueChange={setDown}
              valueText={value => (value === down ? `${value}% ($${dollars})` : `${value}%`)}
            />
            <Field label="Property state" required>
              <Select
                name="property_state"
                autoComplete="address-level1"
                placeholder="Choose a state"
                defaultValue=""
                options={STATE_OPTIONS}
              />
            </Field>
            <div>
              <Checkbox label="I have found a property" defaultChecked />
              <Checkbox label="Share my figures with my realtor" hint="You can take this back at any time." />
              <Checkbox label="All documents" indeterminate />
            </div>
          </div>
        </Card>
      </div>
    </Part>
  )
}
