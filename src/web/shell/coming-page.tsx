import { Hammer } from 'lucide-react'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

/** Stands where a feature will be, and says so. */
export function ComingPage(props: { title: string }) {
  return (
    <>
      <PageHeader title={props.title} />
      <EmptyState icon={<Hammer className="size-6" />} title="We are still building this page">
        It is not ready yet, and nothing here is pretend. The other pages in the menu that are ready work fully.
      </EmptyState>
    </>
  )
}
