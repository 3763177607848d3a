/** Why nothing can be read from a file, before anybody knows what disclosure it is. */
export const PDF_PROBLEMS = [
  'empty-file',
  'not-a-pdf',
  'word-document',
  'image-file',
  'too-large',
  'too-many-pages',
  'too-much-inside',
  'broken',
  'password-needed',
  'password-wrong',
  'picture-too-large',
  'picture-unread',
  'picture-pages',
  'blank-form',
  'cancelled',
] as const
export type PdfProblem = (typeof PDF_PROBLEMS)[number]

export const LARGEST_FILE_MB = 25
export const MOST_PAGES = 200
