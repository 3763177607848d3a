import type { Paper } from '#domain/papers/paper.ts'
import type { FieldPath, PaperReading, Readings } from '#domain/papers/reading.ts'
import type { PagePictures } from './page-pictures.ts'

/** What only this visit knows of a paper: what was read, where its figures stand, and what the pages look like. */
export interface PaperSource {
  read: Paper
  readings: Readings
  pictures: PagePictures
  /** Pages of the file that belong to no paper. */
  other_pages: number[]
}

export interface ReadPaper extends PaperSource {
  reading: PaperReading
  unsure: FieldPath[]
}

/** A paper as it was read, with `readings` as its own sums have judged them. */
export function readPaper(
  reading: PaperReading,
  readings: Readings,
  pictures: PagePictures,
  other_pages: number[],
): ReadPaper {
  const unsure = Object.entries(readings).filter(([, each]) => each?.confidence === 'unsure')
  return {
    reading,
    read: reading.paper,
    readings,
    pictures,
    other_pages,
    unsure: unsure.map(([path]) => path as FieldPath),
  }
}
