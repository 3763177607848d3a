import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { PaidLoan } from '#domain/paid-loan.ts'
import { useResource } from '#web/client/client-context.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { useReadOnly } from '#web/ui/read-only.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { insuranceDiaryResource } from '../actions.ts'
import { BLANK_DRAFT } from '../draft.ts'
import type { DiariesState } from '../model.ts'
import type { InsuredSource } from '../sources.ts'
import { sourceWords, diaryPageWords as words } from '../words.ts'
import { DiaryPanel } from './diary-panel.tsx'
import type { KnownLoansReaderProps } from './known-loans-reader.tsx'

/** What is saved shows at once; what other pages know of insured loans comes after it. */
const KnownLoansReader = lazyPart(async () => (await import('./known-loans-reader.tsx')).KnownLoansReader, {
  missing: NothingKnown,
  fallback: null,
})

interface DiaryPageProps {
  /** The loan that is being paid may be an insured one. */
  WithPaidLoan: ComponentType<{ children(loan: PaidLoan | null): ReactNode }>
}

export function DiaryPage({ WithPaidLoan }: DiaryPageProps) {
  const { view, problem, refetch } = useResource(insuranceDiaryResource)
  // Not in place of the diaries: what is typed there meanwhile stays.
  const [sources, setSources] = useState<InsuredSource[]>()
  const isShown = view && (sources || view.diaries.length > 0)
  return (
    <>
      <PageHeader title={words.title} description={words.description} />
      {!isShown && !problem && <Skeleton className="h-128" />}
      {problem && !view && <LoadFailed problem={problem} onRetry={refetch} />}
      {view && (
        <WithPaidLoan>
          {paid => <KnownLoansReader saved={view.diaries} paid={paid} onSources={setSources} />}
        </WithPaidLoan>
      )}
      {isShown && <Diaries view={view} sources={sources ?? []} />}
    </>
  )
}

/** Where the code did not come: one types the loan in. */
function NothingKnown({ onSources }: KnownLoansReaderProps) {
  useEffect(() => onSources([]), [onSources])
  return null
}

const NEW = 'new'

function Diaries({ view, sources }: { view: DiariesState; sources: InsuredSource[] }) {
  const isReadOnly = useReadOnly()
  const [chosen, setChosen] = useState<string | null>(null)
  const places = [
    ...view.diaries.map(diary => ({
      value: diary.id,
      label: diary.name,
      content: <DiaryPanel key={diary.id} start={diary} diary={diary} onSaved={setChosen} />,
    })),
    ...(isReadOnly ? [] : sources).map(source => ({
      value: source.key,
      label: `${source.draft.name} (${sourceWords[source.kind]})`,
      content: <DiaryPanel key={source.key} start={source.draft} source={source} onSaved={setChosen} />,
    })),
    ...(isReadOnly && view.diaries.length > 0
      ? []
      : [
          {
            value: NEW,
            label: words.newLoan,
            content: (
              <DiaryPanel
                start={BLANK_DRAFT}
                isFirst={view.diaries.length + sources.length === 0}
                onSaved={setChosen}
              />
            ),
          },
        ]),
  ]
  const [first, ...others] = places
  if (others.length === 0) return first?.content
  const value = places.some(place => place.value === chosen) ? chosen : first?.value
  return <Tabs label={words.yourLoans} tabs={places} value={value ?? NEW} onValueChange={setChosen} />
}
