/** What happens between the choice of a file and its figures, in order: the browser's own timeline shows them. */
export const READING_STAGES = ['chosen', 'reader here', 'opened', 'words', 'read', 'checked'] as const

export type ReadingStage = (typeof READING_STAGES)[number]

export function markStage(stage: ReadingStage): void {
  performance.mark(`paper: ${stage}`)
}
