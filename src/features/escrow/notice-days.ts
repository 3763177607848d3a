/** A month, a week and a day before the last day to file. */
export const HOMESTEAD_NOTICES = [30, 7, 1] as const

/** On the last day that counts in both readings of the rule: nobody is called late before. */
export const LETTER_NOTICES = [0] as const
