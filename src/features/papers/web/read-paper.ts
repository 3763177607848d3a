import type { Paper } from '#domain/papers/paper.ts'
import type { FieldPath, PaperReading, PositionedText, Readings } from '#domain/papers/reading.ts'
import { type Crops, cropsOf } from '../crops.ts'
import type { PagePictures } from './page-pictures.ts'

/** What only this device knows of a paper: what was read, where its figures stand, and what the pages look like. */
export interface PaperSource {
  read: Paper
  crops: Crops
  pictures: PagePictures
  /** Pages of the file that belong to no paper. */
  other_pages: number[]
}

export interface ReadPaper extends PaperSource {
  reading: PaperReading
  unsure: FieldPath[]
}

interface ReadFile {
  pages: readonly { page: number; width: number; words: readonly PositionedText[] }[]
  pictures: PagePictures
  other_pages: number[]
}

/** A paper as it was read, with `readings` as its own sums have judged them. */
export function readPaper(reading: PaperReading, readings: Readings, file: ReadFile): ReadPaper {
  const unsure = Object.entries(readings).filter(([, each]) => each?.confidence === 'unsure')
  return {
    reading,
    read: reading.paper,
    crops: cropsOf(reading.paper, readings, file.pages),
    pictures: file.pictures,
    other_pages: file.other_pages,
    unsure: unsure.map(([path]) => path as FieldPath),
  }
}
