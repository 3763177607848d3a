import { expect, test } from 'vitest'
import { crumbNames } from '#routes/page-name-words.ts'
import { DASHBOARD_PAGES } from '#routes/pages.ts'
import { breadcrumbTrail } from './breadcrumb-trail.ts'

function labels(path: string): string[] {
  return breadcrumbTrail(path).map(crumb => crumb.label)
}

test('[S6] a page whose path does not say what it is has a name of its own', () => {
  expect(labels('/dashboard/application')).toEqual(['Dashboard', 'Mortgage Application'])
  expect(labels('/dashboard/reminders')).toEqual(['Dashboard', 'Timeline Reminders'])
  expect(labels('/auth')).toEqual(['Sign In'])
})

test('[S6] every page of the dashboard is named by the list of pages, or by its path', () => {
  for (const page of DASHBOARD_PAGES) {
    const name = labels(`/dashboard/${page}`).at(-1) ?? ''
    const part = page.split('/').at(-1) ?? ''
    if (part in crumbNames) expect(name).toBe(crumbNames[part])
    else expect(name.toLowerCase().replaceAll(' ', '-')).toBe(part)
  }
})

test('[S6] any other part of the address is shown with capitals', () => {
  expect(labels('/dashboard/payment-breakdown')).toEqual(['Dashboard', 'Payment Breakdown'])
  expect(labels('/dashboard/cards/gift')).toEqual(['Dashboard', 'Cards', 'Gift'])
  expect(labels('/dashboard/mortgage-scenarios')).toEqual(['Dashboard', 'Mortgage Scenarios'])
  expect(labels('/constructor')).toEqual(['Constructor'])
})

test('[S6] the empty path shows nothing', () => {
  expect(breadcrumbTrail('/')).toEqual([])
  expect(breadcrumbTrail('')).toEqual([])
})

test('each crumb leads to its own page', () => {
  expect(breadcrumbTrail('/dashboard/cards/gift').map(crumb => crumb.href)).toEqual([
    '/dashboard',
    '/dashboard/cards',
    '/dashboard/cards/gift',
  ])
})
