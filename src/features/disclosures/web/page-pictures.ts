/** A page as the browser shows it: the picture, its address within this tab, and the page's size in points. */
export interface PagePicture {
  file: Blob
  url: string
  width: number
  height: number
}

/** Pictures of a disclosure's pages, which may be rendered only when somebody looks. */
export interface PagePictures {
  /** By the page's number in the file; `null` comes for one that cannot be rendered. */
  of(page: number): Promise<PagePicture | null> | undefined
  /** Lets them go. */
  forget(): void
}

export function renderedPictures(pictures: ReadonlyMap<number, Promise<PagePicture | null>>): PagePictures {
  return {
    of: page => pictures.get(page),
    forget() {
      for (const picture of pictures.values())
        void picture.then(rendered => rendered && URL.revokeObjectURL(rendered.url))
    },
  }
}
