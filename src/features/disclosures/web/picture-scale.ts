/** How much larger than on paper a page is rendered, so that a part of it is sharp. */
export const PICTURE_SCALE = 2
