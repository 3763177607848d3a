/** How much larger than on paper a page is drawn, so that a crop of it is sharp. */
export const PICTURE_SCALE = 2
