import { deviceFiles } from '#web/storage/device-files.ts'
import type { Crop } from '../crops.ts'
import { type PagePicture, renderedPictures } from './page-pictures.ts'
import type { PaperSource } from './read-paper.ts'

/** Another version's is not read: the buyer opens the file again. */
const VERSION = 1

interface StoredSource extends Pick<PaperSource, 'read' | 'crops' | 'other_pages'> {
  version: typeof VERSION
  pages: ({ page: number } & Omit<PagePicture, 'url'>)[]
}

const keyOf = (paper: string) => `paper.${paper}`

/** Saves the pictures of a paper's pages in this browser, so that each figure has its place beside it on the next visit. */
export async function saveSource(paper: string, { read, crops, pictures, other_pages }: PaperSource): Promise<void> {
  const numbers = [...new Set(Object.values<Crop | undefined>(crops).flatMap(crop => (crop ? [crop.figure.page] : [])))]
  const rendered = await Promise.all(numbers.map(async page => ({ page, picture: await pictures.of(page) })))
  const pages = rendered.flatMap(({ page, picture }) => {
    if (!picture) return []
    const { file, width, height } = picture
    return [{ page, file, width, height }]
  })
  await deviceFiles.put(keyOf(paper), { version: VERSION, read, crops, other_pages, pages } satisfies StoredSource)
}

export async function loadSource(paper: string): Promise<PaperSource | null> {
  const stored = (await deviceFiles.get(keyOf(paper))) as StoredSource | undefined
  if (stored?.version !== VERSION) return null
  const { read, crops, other_pages, pages } = stored
  const pictures = pages.map(({ page, ...picture }): [number, Promise<PagePicture>] => [
    page,
    Promise.resolve({ ...picture, url: URL.createObjectURL(picture.file) }),
  ])
  return { read, crops, other_pages, pictures: renderedPictures(new Map(pictures)) }
}

export function forgetSource(paper: string): Promise<void> {
  return deviceFiles.remove(keyOf(paper))
}
