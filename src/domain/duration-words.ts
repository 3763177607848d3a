import { englishDurations } from './english-duration.ts'

/** `23 years`, `1 month`: how long something lasts. */
export const durationWords = englishDurations
