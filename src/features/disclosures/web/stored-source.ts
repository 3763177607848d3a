import { deviceFiles } from '#web/storage/device-files.ts'
import type { Crop } from '../crops.ts'
import { type PagePicture, renderedPictures } from './page-pictures.ts'
import type { DisclosureSource } from './read-disclosure.ts'

/** Another version's is not read: the buyer opens the file again. */
const VERSION = 1

interface StoredSource extends Pick<DisclosureSource, 'read' | 'crops' | 'other_pages'> {
  version: typeof VERSION
  pages: ({ page: number } & Omit<PagePicture, 'url'>)[]
}

const keyOf = (disclosure: string) => `paper.${disclosure}`

/**
 * Saves the pictures of a disclosure's pages in this browser, so that each figure has its place beside it on the next visit.
 */
export async function saveSource(
  disclosure: string,
  { read, crops, pictures, other_pages }: DisclosureSource,
): Promise<void> {
  const numbers = [...new Set(Object.values<Crop | undefined>(crops).flatMap(crop => (crop ? [crop.figure.page] : [])))]
  const rendered = await Promise.all(numbers.map(async page => ({ page, picture: await pictures.of(page) })))
  const pages = rendered.flatMap(({ page, picture }) => {
    if (!picture) return []
    const { file, width, height } = picture
    return [{ page, file, width, height }]
  })
  await deviceFiles.put(keyOf(disclosure), { version: VERSION, read, crops, other_pages, pages } satisfies StoredSource)
}

export async function loadSource(disclosure: string): Promise<DisclosureSource | null> {
  const stored = (await deviceFiles.get(keyOf(disclosure))) as StoredSource | undefined
  if (stored?.version !== VERSION) return null
  const { read, crops, other_pages, pages } = stored
  const pictures = pages.map(({ page, ...picture }): [number, Promise<PagePicture>] => [
    page,
    Promise.resolve({ ...picture, url: URL.createObjectURL(picture.file) }),
  ])
  return { read, crops, other_pages, pictures: renderedPictures(new Map(pictures)) }
}

export function forgetSource(disclosure: string): Promise<void> {
  return deviceFiles.remove(keyOf(disclosure))
}
