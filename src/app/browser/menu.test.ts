import { expect, test } from 'vitest'
import { STAGES } from '#features/home/loan-stage.ts'
import { menuGroupNames } from '#routes/page-name-words.ts'
import { titleAt } from '#routes/pages.ts'
import { menuAt } from './menu.ts'
import { barItems, tabsAt } from './sections.ts'
import { findablePages } from './use-findable.ts'

const paths = (items: readonly { to: string }[]) => items.map(({ to }) => to.replace('/dashboard/', ''))

test('[CM1] each stage has its own pages on top, at most four, and no page stands twice', () => {
  const blocks = STAGES.map(stage => paths(menuAt(stage, []).block.items))
  expect(blocks).toEqual([
    ['affordability', 'together'],
    ['papers', 'affordability', 'together'],
    ['papers', 'rate-lock'],
    ['papers', 'year-two', 'wire-safety'],
    ['my-home', 'statements', 'escrow-check', 'refinance'],
  ])
  for (const stage of STAGES) {
    const { block, groups } = menuAt(stage, [])
    expect(block.items.length).toBeLessThanOrEqual(4)
    const all = [...block.items, ...groups.flatMap(({ items }) => items)].map(({ to }) => to)
    expect(new Set(all).size).toBe(all.length)
  }
})

test('[S3] at every stage the groups of the spec are whole and in its order', () => {
  for (const stage of STAGES) {
    const { groups } = menuAt(stage, [])
    expect(groups.map(({ label }) => label)).toEqual(Object.values(menuGroupNames))
    expect(groups.slice(0, 4).map(({ items }) => paths(items))).toEqual([
      ['application', 'comparison', 'documents'],
      ['timeline', 'payment-breakdown', 'mortgage-scenarios'],
      ['lenders', 'insurance', 'news', 'cards'],
      ['donate', 'feedback'],
    ])
  }
})

test('[CM2] before the keys only our other pages are folded, after them all groups', () => {
  const folded = (stage: (typeof STAGES)[number]) => menuAt(stage, []).groups.filter(({ isFolded }) => isFolded).length
  expect(STAGES.map(folded)).toEqual([1, 1, 1, 1, 5])
})

test('[CM6] the realtor is in the menu and found by search only where somebody answers', () => {
  const more = (without: Parameters<typeof menuAt>[1]) => paths(menuAt('plan', without).groups.at(-1)?.items ?? [])
  expect(more([])).toContain('broker-chat')
  expect(more(['broker-chat'])).not.toContain('broker-chat')
  expect(paths(findablePages([]).map(({ path }) => ({ to: path })))).toContain('broker-chat')
  expect(paths(findablePages(['broker-chat']).map(({ path }) => ({ to: path })))).not.toContain('broker-chat')
})

test('[CM4] [CM5] a page is called the same in the menu, in its tabs, in the browser and where it is found', () => {
  const { block, groups } = menuAt('plan', [])
  const entries = [...block.items, ...groups.flatMap(({ items }) => items)].filter(({ isPublic }) => !isPublic)
  for (const { to, label } of entries) expect(label).toBe(titleAt(to))
  for (const { tabs } of barItems.flatMap(({ to }) => tabsAt(to) ?? []))
    for (const { to, label } of tabs) expect(label).toBe(titleAt(to))
  expect(tabsAt('/dashboard/documents')?.tabs.map(({ label }) => label)).toEqual(['Loan Papers', 'Documents Required'])
  expect(tabsAt('/dashboard/news')).toBeUndefined()
  for (const { path, title } of findablePages([])) expect(title).toBe(titleAt(path))
})
