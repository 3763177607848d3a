import { PageHeader } from '#web/ui/page-header.tsx'
import { myHomePageWords as words } from '../my-home-page-words.ts'
import { MyHomeOrEntry } from './my-home-or-entry.tsx'
import type { ReadStatementFile } from './statement-file.ts'

export function MyHomePage({ read }: { read: ReadStatementFile }) {
  return (
    <>
      <PageHeader title={words.title} description={words.description} />
      <MyHomeOrEntry read={read} />
    </>
  )
}
