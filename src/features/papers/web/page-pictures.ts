/** A page as the browser shows it: an address within this tab, and the page's size in points. */
export interface PagePicture {
  url: string
  width: number
  height: number
}

/** Pictures of a paper's pages, by the page's number in the file; `null` for one that cannot be drawn. */
export type PagePictures = ReadonlyMap<number, Promise<PagePicture | null>>

/** Lets the pictures of a paper go. */
export function forgetPictures(pictures: PagePictures): void {
  for (const picture of pictures.values()) void picture.then(drawn => drawn && URL.revokeObjectURL(drawn.url))
}
