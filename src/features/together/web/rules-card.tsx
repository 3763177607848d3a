import { useState } from 'react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { MoreFields } from '#web/ui/more-fields.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { ReadOnly, useReadOnly } from '#web/ui/read-only.ts'
import { type DividedRule, divisionAt, missingDown, type Rule } from '../division.ts'
import { ruleWords, divisionWords as words } from '../division-words.ts'
import { type Entry, type House, OWNERS } from '../model.ts'
import { HouseFields } from './house-fields.tsx'
import type { HouseForm } from './use-house-form.ts'
import './together.css'

interface RulesCardProps {
  form: HouseForm
  house: House | null
  entries: readonly Entry[]
  today: CalendarDay
}

type Try = keyof typeof words.tries

const TRIES: readonly Try[] = ['value', 'price', 'loss']

/** Four rules side by side on their own numbers; the choice is the contract. */
export function RulesCard({ form, house, entries, today }: RulesCardProps) {
  return (
    <Card id="rules" title={words.title} description={house ? undefined : words.empty} className="scroll-mt-20">
      {house ? (
        <>
          <Rules house={house} entries={entries} today={today} form={form} />
          <MoreFields title={words.change} className="mt-5">
            <div className="py-3">
              <HouseFields form={form} />
            </div>
          </MoreFields>
        </>
      ) : (
        <HouseFields form={form} />
      )}
    </Card>
  )
}

interface RulesProps {
  form: HouseForm
  house: House
  entries: readonly Entry[]
  today: CalendarDay
}

function Rules({ form, house, entries, today }: RulesProps) {
  const [tried, setTried] = useState<Try>('value')
  const value = { value: house.value, price: house.price, loss: Math.round(house.price * 90) / 100 }[tried]
  const { sale, rules, spread, advances } = divisionAt(house, entries, value, today)
  const missing = missingDown(house, entries)
  const names = { first: house.first_name, second: house.second_name }
  return (
    <div className="grid gap-4">
      <ReadOnly value={false}>
        <RadioGroup
          label={words.tried}
          inline
          options={TRIES.map(each => ({ value: each, label: words.tries[each] }))}
          value={tried}
          onValueChange={setTried}
        />
      </ReadOnly>
      <p className="num rounded-md bg-sunk px-4 py-3" aria-live="polite">
        {words.sum(sale.value, sale.balance, sale.costs)} <strong className="font-[650]">{words.net(sale.net)}</strong>
        {sale.net < 0 && <span className="block text-attention-text">{words.loss(-sale.net)}</span>}
      </p>
      <fieldset>
        <legend className="sr-only">{words.choose}</legend>
        <ul className="divide-y divide-line">
          {rules.map(divided => (
            <RuleRow
              key={divided.rule}
              divided={divided}
              house={house}
              chosen={house.rule === divided.rule}
              onChoose={rule => void form.saveOnly({ rule })}
            />
          ))}
        </ul>
      </fieldset>
      {missing > 0 && <p className="text-sm text-attention-text">{words.missingDown(missing)}</p>}
      {missing < 0 && <p className="text-sm text-attention-text">{words.tooMuchDown(-missing)}</p>}
      {OWNERS.filter(owner => advances.lent[owner] > 0).map(owner => (
        <p key={owner} className="text-sm text-muted">
          {words.advances(names[owner], advances.lent[owner], advances.interest)}
        </p>
      ))}
      <p className="text-sm">
        {spread > 0 && <strong className="font-[650]">{words.spread(spread)} </strong>}
        {words.living}
      </p>
    </div>
  )
}

interface RuleRowProps {
  divided: DividedRule
  house: House
  chosen: boolean
  onChoose(rule: Rule): void
}

function RuleRow({ divided: { rule, gets }, house, chosen, onChoose }: RuleRowProps) {
  const { title, detail } = ruleWords[rule]
  const isReadOnly = useReadOnly()
  const names = { first: house.first_name, second: house.second_name }
  const whole = gets && Math.abs(gets.first) + Math.abs(gets.second)
  return (
    <li className="py-3">
      <label className="flex min-h-11 cursor-pointer gap-3">
        <input
          type="radio"
          className="tick mt-0.5"
          name="division-rule"
          disabled={isReadOnly}
          checked={chosen}
          onChange={() => onChoose(rule)}
        />
        <span className="min-w-0 flex-1">
          <span className="font-[560]">{title}</span>
          <span className="block text-sm text-muted">{detail(house)}</span>
        </span>
      </label>
      <div className="mt-2 pl-9">
        {gets ? (
          <>
            <p className="num mb-1.5 flex flex-wrap justify-between gap-x-4 text-sm">
              {OWNERS.map(owner => (
                <span key={owner}>
                  {gets[owner] < 0 ? words.brings(names[owner], -gets[owner]) : words.gets(names[owner], gets[owner])}
                </span>
              ))}
            </p>
            <div className="share-bar" aria-hidden="true">
              {OWNERS.map(owner => (
                <svg
                  key={owner}
                  data-owner={owner}
                  width={`${whole ? ((100 * Math.abs(gets[owner])) / whole).toFixed(2) : 50}%`}
                />
              ))}
            </div>
          </>
        ) : (
          <Badge>{words.cannotTell[rule]}</Badge>
        )}
      </div>
    </li>
  )
}
