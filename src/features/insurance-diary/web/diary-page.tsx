import { lazy, Suspense, useState } from 'react'
import { useDrawer } from '#web/journey/journey-context.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { insuranceDiaryDrawer } from '../actions.ts'
import { BLANK_DRAFT } from '../draft.ts'
import type { DiariesState } from '../model.ts'
import type { InsuredSource } from '../sources.ts'
import { sourceWords, diaryPageWords as words } from '../words.ts'
import { DiaryPanel } from './diary-panel.tsx'

/** What is kept shows at once; what other pages know of insured loans comes after it. */
const ToldLoans = lazy(async () => ({ default: (await import('./told-loans.tsx')).ToldLoans }))

export function DiaryPage() {
  const { view, refusal, retry } = useDrawer(insuranceDiaryDrawer)
  const waiting = <Skeleton className="h-128" />
  return (
    <>
      <PageHeader title={words.title} description={words.description} />
      {!view && !refusal && waiting}
      {refusal && !view && <LoadFailed refusal={refusal} onRetry={retry} />}
      {view && (
        <Suspense fallback={view.diaries.length > 0 ? <Diaries view={view} sources={[]} /> : waiting}>
          <ToldLoans kept={view.diaries} waiting={waiting}>
            {sources => <Diaries view={view} sources={sources} />}
          </ToldLoans>
        </Suspense>
      )}
    </>
  )
}

const NEW = 'new'

function Diaries({ view, sources }: { view: DiariesState; sources: InsuredSource[] }) {
  const [chosen, setChosen] = useState<string | null>(null)
  const places = [
    ...view.diaries.map(diary => ({
      value: diary.id,
      label: diary.name,
      content: <DiaryPanel key={diary.id} start={diary} diary={diary} onKept={setChosen} />,
    })),
    ...sources.map(source => ({
      value: source.key,
      label: `${source.draft.name} (${sourceWords[source.kind]})`,
      content: <DiaryPanel key={source.key} start={source.draft} source={source} onKept={setChosen} />,
    })),
    {
      value: NEW,
      label: words.newLoan,
      content: (
        <DiaryPanel start={BLANK_DRAFT} isFirst={view.diaries.length + sources.length === 0} onKept={setChosen} />
      ),
    },
  ]
  const [first, ...others] = places
  if (others.length === 0) return first?.content
  const value = places.some(place => place.value === chosen) ? chosen : first?.value
  return <Tabs label={words.yourLoans} tabs={places} value={value ?? NEW} onValueChange={setChosen} />
}
