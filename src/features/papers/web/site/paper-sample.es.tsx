import type * as english from './paper-sample.tsx'

/** What is read of a paper is told in English: the Spanish front page leads to one's own paper in Spanish instead. */
export const PaperSample: typeof english.PaperSample = () => <></>
