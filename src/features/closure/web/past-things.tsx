import { formatDay } from '#domain/day-words.ts'
import { formatRate } from '#domain/figures.ts'
import type { PastThings as Things } from '#features/application/model.ts'
import { pastLoansWords } from '#features/closure/page-words.ts'
import { mortgageTypeLabels } from '#features/comparison/words.ts'
import { documentCategories } from '#features/documents/words.ts'

const typeNames: Record<string, string> = mortgageTypeLabels
const documentNames = new Map<string, string>(
  documentCategories.flatMap(({ documents }) => documents.map(({ key, name }) => [key, name])),
)

/** Its offers, documents and wire card. They are read here and used nowhere else any more. */
export function PastThings({ offers, documents, wire_card }: Things) {
  if (offers.length === 0 && documents.length === 0 && !wire_card) return null
  return (
    <details className="mt-1">
      <summary className="min-h-11 cursor-pointer py-2.5 font-[560] text-action-text">{pastLoansWords.things}</summary>
      <dl className="grid gap-3 pb-2 [&_dd]:text-muted [&_dd]:wrap-anywhere [&_dt]:font-[560]">
        {offers.length > 0 && (
          <div>
            <dt>{pastLoansWords.offers}</dt>
            {offers.map(({ name, interest_rate, mortgage_type }) => (
              <dd key={`${name} ${interest_rate} ${mortgage_type}`} className="num">
                {pastLoansWords.offer(name, formatRate(interest_rate), typeNames[mortgage_type] ?? mortgage_type)}
              </dd>
            ))}
          </div>
        )}
        {documents.length > 0 && (
          <div>
            <dt>{pastLoansWords.documents}</dt>
            <dd>{documents.map(key => documentNames.get(key) ?? key).join(', ')}</dd>
          </div>
        )}
        {wire_card && (
          <div>
            <dt>{pastLoansWords.wireCard}</dt>
            <dd className="num">
              {wire_card.agent_name}, {wire_card.agent_phone}
            </dd>
            <dd>{pastLoansWords.lockedOn(formatDay(wire_card.locked_on))}</dd>
          </div>
        )}
      </dl>
    </details>
  )
}
