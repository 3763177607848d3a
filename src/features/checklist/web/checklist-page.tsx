import { Printer, Upload } from 'lucide-react'
import { applicationResource } from '#features/application/actions.ts'
import { checklistPageWords } from '#features/checklist/page-words.ts'
import { useAction, useResource } from '#web/client/client-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { asToast, toast } from '#web/ui/toast.ts'
import { checklistResource } from '../actions.ts'
import { fittedCategories, type GatheringProgress, gatheringProgress } from '../rules.ts'
import { checklistTimings, uploadComing } from '../words.ts'
import { CategoryCard } from './category-card.tsx'

export function ChecklistPage() {
  const { view, loading, problem, refetch } = useResource(checklistResource)
  const application = useResource(applicationResource).view
  const categories = fittedCategories(application?.completed ?? application?.draft ?? null)
  return (
    <>
      <PageHeader
        title={checklistPageWords.pageTitle}
        description={checklistPageWords.tickOffWhatHave}
        brief
        actions={
          <Button
            always
            variant="ghost"
            icon={<Printer className="size-4" aria-hidden="true" />}
            onClick={() => window.print()}
          >
            {checklistPageWords.printChecklist}
          </Button>
        }
      />
      {loading && <Skeleton className="h-128" />}
      {problem && !view && <LoadFailed problem={problem} onRetry={refetch} />}
      {view && (
        <div className="grid gap-6">
          <ProgressCard {...gatheringProgress(categories, view.gathered)} />
          <div className="grid items-start gap-6 lg:grid-cols-2">
            {categories.map(category => (
              <CategoryCard key={category.title} category={category} gathered={view.gathered} />
            ))}
            <TimingCard />
          </div>
          <Banner tone="info" icon={<Upload className="size-5" />} title={uploadComing.title} className="no-print">
            {uploadComing.detail}
          </Banner>
        </div>
      )}
    </>
  )
}

function ProgressCard({ gathered, required, missing }: GatheringProgress) {
  const { dispatch, busy } = useAction(checklistResource, 'mark')
  const [next] = missing
  return (
    <Card>
      <p className="serif num text-5xl">
        {gathered} <span className="text-2xl text-muted">{checklistPageWords.ofRequired(required)}</span>
      </p>
      {/* The bar says the same to a screen reader. */}
      <p aria-hidden="true" className="mt-1 text-sm text-muted">
        {checklistPageWords.progressLabel}
      </p>
      <Progress
        label={checklistPageWords.progressLabel}
        hideLabel
        value={gathered}
        max={required}
        valueText={checklistPageWords.ofGatheredRequired(gathered, required)}
        className="mt-3"
      />
      {next ? (
        <Button
          className="no-print mt-4 max-sm:w-full"
          loading={busy}
          onClick={async () => {
            const outcome = await dispatch({ document: next.key, gathered: true })
            if (!outcome.ok) toast(asToast(outcome.problem))
          }}
        >
          {checklistPageWords.have(next.name)}
        </Button>
      ) : (
        <p className="mt-3 text-sm text-muted">{checklistPageWords.completeTitle}</p>
      )}
    </Card>
  )
}

function TimingCard() {
  return (
    <Card folded title={checklistPageWords.scheduleTitle}>
      <ol className="grid gap-3 text-sm">
        {checklistTimings.map(({ when, what }) => (
          <li key={when} className="grid gap-x-4 border-t border-line pt-3 sm:grid-cols-[9rem_1fr]">
            <span className="font-[560]">{when}</span>
            <span className="text-muted">{what}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
