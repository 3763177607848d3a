import type { Article, Block } from './article.ts'
import { plainText } from './inline.ts'

/** Words a minute that people read who have to think about what they read. */
const READING_SPEED = 180

/** All that an article says, one line for each paragraph, point and row. */
export function articleLines(article: Article): string[] {
  return article.blocks.flatMap(blockLines).map(plainText)
}

export function wordCount(article: Article): number {
  return articleLines(article).join(' ').split(/\s+/).length
}

export function readingMinutes(article: Article): number {
  return Math.max(1, Math.round(wordCount(article) / READING_SPEED))
}

function blockLines(block: Block): string[] {
  if (typeof block === 'string') return [block]
  if ('heading' in block) return [block.heading]
  if ('note' in block) return [block.note]
  if ('table' in block)
    return [block.table.caption, block.table.head.join(' '), ...block.table.rows.map(row => row.join(' '))]
  return 'list' in block ? block.list : block.steps
}
