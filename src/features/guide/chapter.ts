import type { GuideArticle } from '#routes/route-map.ts'
import { CHAPTERS, type Chapter } from './chapters.ts'

export function chapterOf(slug: GuideArticle): Chapter {
  const chapter = CHAPTERS.find(({ articles }) => articles.includes(slug))
  if (!chapter) throw new Error(`No chapter has the article ${slug}`)
  return chapter
}

/** `Mortgage Basics` → `mortgage-basics`: its place on the guide's page, in letters without accents. */
export function chapterId(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-')
}
