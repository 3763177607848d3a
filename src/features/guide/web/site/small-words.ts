/** Words of a question that say nothing about what is looked for, in small letters without accents. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  'a about am an and are at be by can could did do does for from get have how i if in is it many me much my of on or our shall should that the their there they this to us was we what when where which who why will with would you your'.split(
    ' ',
  ),
)
