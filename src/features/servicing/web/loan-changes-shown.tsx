import { useLocation, useNavigate } from 'react-router'
import { Tabs } from '#web/ui/tabs.tsx'
import { changeWords as words } from '../changes-words.ts'
import { LETTER_SUBJECTS, type LetterSubject } from '../model.ts'
import { monthlyWords } from '../statement-words.ts'
import { InsurancePanel } from './insurance-panel.tsx'
import { OwnedLoanOnly } from './owned-loan-only.tsx'
import { PayoffPanel } from './payoff-panel.tsx'
import { RatePanel } from './rate-panel.tsx'
import { TransferPanel } from './transfer-panel.tsx'

const PANELS = { transfer: TransferPanel, rate: RatePanel, insurance: InsurancePanel, payoff: PayoffPanel }

/** Another servicer, a new rate, insurance that they buy, and paying it off: one at a time. */
export function LoanChangesShown() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const chosen = LETTER_SUBJECTS.find(about => hash === `#${about}`) ?? 'transfer'
  return (
    <OwnedLoanOnly words={{ ...monthlyWords, loanFirstWhy: words.loanFirstWhy }}>
      {home => (
        <div className="grid gap-6">
          <Tabs
            label={words.label}
            value={chosen}
            onValueChange={about => void navigate({ hash: about }, { replace: true, preventScrollReset: true })}
            tabs={(Object.keys(words.tabs) as LetterSubject[]).map(about => {
              const Panel = PANELS[about]
              return { value: about, label: words.tabs[about], content: <Panel home={home} /> }
            })}
          />
          <p className="text-sm text-muted">{words.law}</p>
        </div>
      )}
    </OwnedLoanOnly>
  )
}
