/** Few people have a loan for longer; the rest of its years is there for those who ask. */
export const FIRST_YEARS = 12
