import { StatementsPage } from '#features/servicing/web/statements-page.tsx'
import { readMonthly } from './read-monthly.ts'

export function Statements() {
  return <StatementsPage read={readMonthly} />
}
