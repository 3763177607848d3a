import type { CalendarDay } from '#domain/calendar-day.ts'
import type { SourceId } from './sources.ts'
import type { ToolId } from './tools.ts'

/**
 * One article of the guide. Text is plain but for three marks: `[words](/path)` leads somewhere, `[[words]]` or
 * `[[words|term-id]]` explains a term of the glossary where it stands, `**words**` are stressed.
 */
export interface Article {
  title: string
  /** One sentence for lists, search engines and shared links. */
  summary: string
  blocks: Block[]
  /** The tool that helps at this point, and what it will do for the reader. */
  tool: { id: ToolId; why: string }
  /** Where the figures come from; none for an article that states none. */
  sources: SourceId[]
  /** When somebody last held it against its sources; `GUIDE_CHECKED` unless it was later. */
  checked?: CalendarDay
}

/** All articles were checked together on this day. */
export const GUIDE_CHECKED: CalendarDay = '2026-11-15'

/** A plain string is a paragraph. */
export type Block =
  | string
  | { heading: string }
  | { list: string[] }
  | { steps: string[] }
  | { note: string }
  | { table: { caption: string; head: string[]; rows: string[][] } }
