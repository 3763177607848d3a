import type { Disclosure } from '#domain/disclosures/disclosure.ts'
import type { DisclosureReading, FieldPath, PositionedText, Readings } from '#domain/disclosures/reading.ts'
import { type Crops, cropsOf } from '../crops.ts'
import type { PagePictures } from './page-pictures.ts'

/** What only this device knows of a disclosure: what was read, where its figures stand, and what the pages look like. */
export interface DisclosureSource {
  read: Disclosure
  crops: Crops
  pictures: PagePictures
  /** Pages of the file that belong to no disclosure. */
  other_pages: number[]
}

export interface ReadDisclosure extends DisclosureSource {
  reading: DisclosureReading
  unsure: FieldPath[]
}

interface ReadFile {
  pages: readonly { page: number; width: number; words: readonly PositionedText[] }[]
  pictures: PagePictures
  other_pages: number[]
}

/** A disclosure as it was read, with `readings` as its own sums have judged them. */
export function readDisclosure(reading: DisclosureReading, readings: Readings, file: ReadFile): ReadDisclosure {
  const unsure = Object.entries(readings).filter(([, each]) => each?.confidence === 'unsure')
  return {
    reading,
    read: reading.disclosure,
    crops: cropsOf(reading.disclosure, readings, file.pages),
    pictures: file.pictures,
    other_pages: file.other_pages,
    unsure: unsure.map(([path]) => path as FieldPath),
  }
}
