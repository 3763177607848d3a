import { MyHomePage } from '#features/servicing/web/my-home-page.tsx'
import { readMonthly } from './read-monthly.ts'

export function MyHome() {
  return <MyHomePage read={readMonthly} />
}
