import type { OldPaper } from '#features/papers/paper-days.ts'
import { oldPaperWords } from '../legal-dates-words.ts'

/** Papers from years before, of which no day counts here. */
export function OldPapers({ papers }: { papers: readonly OldPaper[] }) {
  return papers.map(paper => (
    <li key={`${paper.kind} ${paper.day}`} className="text-muted">
      {oldPaperWords(paper)}
    </li>
  ))
}
