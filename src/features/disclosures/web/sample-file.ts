import sampleUrl from './sample-loan-estimate.pdf?url'

/** The sample that our own code generates (`scripts/sample-paper.ts`); `null` when it does not come. */
export async function sampleFile(): Promise<File | null> {
  const answer = await fetch(sampleUrl).catch(() => null)
  if (!answer?.ok) return null
  return new File([await answer.blob()], 'sample-loan-estimate.pdf', { type: 'application/pdf' })
}
