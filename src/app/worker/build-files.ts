/** What the build tells the worker of itself; scripts/build/service-worker.ts writes it into the worker's own text. */
export interface BuildFiles {
  /** A hash over everything below: another build, another cache. */
  version: string
  /** What every page of the app needs. Small, and there as soon as the worker is. */
  frame: string[]
  /** Every other file of the app that is worth having without a network. */
  files: string[]
  /** The app's pages, by path. */
  pages: string[]
}
