import { expect, test } from 'vitest'
import { breadcrumbTrail } from './breadcrumb-trail.ts'

function labels(path: string): string[] {
  return breadcrumbTrail(path).map(crumb => crumb.label)
}

test('[S6] each known part of the address has its own label', () => {
  const known = {
    dashboard: 'Dashboard',
    application: 'Mortgage Application',
    auth: 'Sign In',
    profile: 'Profile',
    settings: 'Settings',
    'lender-comparison': 'Lender Comparison',
    'mortgage-calculator': 'Mortgage Calculator',
    'mortgage-guide': 'Mortgage Guide',
    reminders: 'Timeline Reminders',
    'document-upload': 'Document Upload',
    'payment-breakdown': 'Payment Breakdown',
  }
  for (const [segment, label] of Object.entries(known)) expect(labels(`/${segment}`)).toEqual([label])
})

test('[S6] any other part of the address is shown with capitals', () => {
  expect(labels('/dashboard/news')).toEqual(['Dashboard', 'News'])
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
