import { LOCALE } from '#domain/locale.ts'
import { sourceLineWords } from '#features/news/page-words.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { RatesAnswer } from '../model.ts'
import { newsWords } from '../words.ts'

const moment = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeStyle: 'short' })

export function SourceLine({ answer }: { answer: RatesAnswer | undefined }) {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      {answer && !answer.success && <Badge tone="attention">{sourceLineWords.cachedData}</Badge>}
      <span>
        {sourceLineWords.dataSource}
        {answer?.source ?? newsWords.loading}
      </span>
      <span className="num">
        {sourceLineWords.lastUpdated}
        {answer ? moment.format(new Date(answer.lastFetch)) : newsWords.loading}
      </span>
    </p>
  )
}
