import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible, type Open, PLAIN_PAGE, test } from '../harness/browser.ts'
import { newPersonCalled, post, read, signedIn, storage } from './people.ts'

async function account(open: Open, path: string, visit = {}): Promise<Page> {
  const page = await open(PLAIN_PAGE, visit)
  await signedIn(page, newPersonCalled('Ada'))
  await page.goto(path)
  return page
}

test('[P1] [P8] the profile is saved, and the email is only shown', async ({ open }) => {
  const page = await account(open, '/dashboard/profile')
  await page.getByLabel('Phone').fill(' 919 555 0100 ')
  await page.getByLabel('Last name').fill('  ')
  await expect.poll(() => page.getByLabel('Email').getAttribute('readonly')).not.toBeNull()
  await page.getByText('Email cannot be changed from this page').waitFor()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Your profile has been updated successfully.').waitFor()
  const { profile } = await read<{ profile: { user_id: string } }>(page, '/api/profile')
  expect(profile).toMatchObject({ phone: '919 555 0100', last_name: null })
  await page.getByText(profile.user_id.slice(0, 8), { exact: true }).waitFor()
})

test('[P13] a guest sees what a profile holds, as an example, beside the way to an account', async ({ open }) => {
  const page = await open('/dashboard/profile?as=guest', { width: 390 })
  await page.getByText('Example', { exact: true }).waitFor()
  const name = page.getByLabel('First name')
  await expect.poll(() => name.inputValue()).toBe('Robin')
  await expect.poll(() => name.getAttribute('readonly')).not.toBeNull()
  expect(await page.getByRole('button', { name: 'Save Changes' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Sign Up / Sign In' }).waitFor()
  await expectAccessible(page)
})

test('[P14] a guest sees what an account chooses in Settings, as an example that takes nothing', async ({ open }) => {
  const page = await open('/dashboard/settings?as=guest', { width: 390 })
  await page.getByText('Example', { exact: true }).waitFor()
  const alerts = page.getByRole('switch', { name: /^Rate alerts/ })
  expect(await alerts.isChecked()).toBe(true)
  expect(await alerts.isDisabled()).toBe(true)
  expect(await page.getByRole('button', { name: 'Save Preferences' }).count()).toBe(0)
  await expectAccessible(page)
})

test('[P11] a profile saved in another tab meanwhile is not overwritten without a question', async ({ open }) => {
  const page = await account(open, '/dashboard/profile')
  await page.getByLabel('First name').fill('Augusta')
  await post(page, '/api/profile/save', { first_name: 'Grace', last_name: 'Lovelace', phone: '919 555 0100' })
  await page.getByRole('button', { name: 'Save Changes' }).click()
  const question = page.getByRole('dialog', { name: 'Changed meanwhile' })
  await question.getByText('Grace').waitFor()
  await expectAccessible(page, 'dialog')
  await question.getByRole('button', { name: 'Use the saved version' }).click()
  await expect.poll(() => page.getByLabel('Last name').inputValue()).toBe('Lovelace')
  await page.getByLabel('Phone').fill('')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Your profile has been updated successfully.').waitFor()
  expect(await read(page, '/api/profile')).toMatchObject({ profile: { last_name: 'Lovelace', phone: null } })
})

test('[P9] the three switches are kept, and the chosen days of notice stay', async ({ open }) => {
  const page = await account(open, '/dashboard/settings')
  await post(page, '/api/preferences/save', { reminder_days: 7 })
  await page.getByLabel('Marketing emails').check()
  await page.getByLabel('Rate alerts').uncheck()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await page.getByText('Your communication preferences have been updated.').waitFor()
  await page.reload()
  await expect.poll(() => page.getByLabel('Marketing emails').isChecked()).toBe(true)
  expect(await read(page, '/api/preferences')).toMatchObject({
    preferences: { email_enabled: true, marketing_emails: true, rate_alerts: false, reminder_days: 7 },
  })
})

test('[P3] [P12] the demonstrations are folded at the foot, and say that they change nothing', async ({ open }) => {
  const page = await account(open, '/dashboard/settings')
  const demo = (name: string) => page.getByRole('button', { name: `Try the demonstration: ${name}` })
  await expect.poll(() => demo('Two-factor authentication').isVisible()).toBe(false)
  await page.locator('summary', { hasText: 'Try the demonstration' }).click()
  await demo('Two-factor authentication').click()
  const dialog = page.getByRole('dialog', { name: 'Two-factor authentication' })
  await dialog.getByText('changes nothing').waitFor()
  await dialog.getByLabel('Verification code').fill('12345678')
  await expect.poll(() => dialog.getByLabel('Verification code').getAttribute('maxlength')).toBe('6')
  await dialog.getByRole('button', { name: 'Verify and enable' }).click()
  await page.getByText('Your sign-in works as before.').waitFor()
  await demo('Privacy settings').click()
  await page.getByRole('button', { name: 'Save privacy settings' }).click()
  await page.getByText('Nothing about your privacy changed.').waitFor()
})

test('[P4] [P5] the data can be taken along, and reminders tested', async ({ open }) => {
  const page = await account(open, '/dashboard/settings')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export my data' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^user-data-\d{4}-\d\d-\d\d\.json$/)
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ profiles: [{ first_name: 'Ada' }] })
  await page.getByText('Your personal data has been downloaded.').waitFor()
  await page.getByRole('button', { name: 'Test reminders' }).click()
  await page.getByText('0 emails sent, 0 notifications created.', { exact: true }).waitFor()
})

test('[P6] another device is seen and signed out', async ({ open }) => {
  const ada = newPersonCalled('Ada')
  const page = await open(PLAIN_PAGE)
  await signedIn(page, ada)
  const other = await open('/auth')
  await post(other, '/api/auth/sign-in/email', { email: ada.email, password: ada.password })
  await page.goto('/dashboard/settings')
  await page.getByText('This device').waitFor()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.getByText('That device has to sign in again.').waitFor()
  expect(await read(other, '/api/auth/get-session')).toBeNull()
})

test('[P7] [X62] deleting the account asks for the password, and leaves nothing of it in the browser', async ({
  open,
}) => {
  const page = await account(open, '/dashboard/settings')
  const theirs = { theme: 'dark', installHint: 'never' }
  await page.evaluate(stored => Object.assign(localStorage, stored, { 'left-behind': 'an income' }), theirs)
  await page.reload()
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByLabel('Your password').fill('not this one')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByText('That isn’t your current password.').waitFor()
  await page.getByText('a monthly donation stops').waitFor()
  await page.getByLabel('Your password').fill('seven blue doors')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.waitForURL(url => url.pathname === '/')
  await expect.poll(() => storage(page)).toEqual(theirs)
  expect(await read(page, '/api/auth/get-session')).toBeNull()
})

test('[F2] [F1] a message to a realtor asks for what is missing, then goes out', async ({ open }) => {
  const page = await open('/dashboard/broker-chat?as=guest')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByText('Required fields missing').waitFor()
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('Email', { exact: true }).first().fill('ada@example.com')
  await page.getByLabel('Message', { exact: true }).fill('We look for a small house.')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByText('Example: A realtor will contact you within 24 hours.').last().waitFor()
  await expect.poll(() => page.getByLabel('Message', { exact: true }).inputValue()).toBe('')
})

test('[F5] [F4] feedback asks for what is missing, then goes out', async ({ open }) => {
  const page = await open('/dashboard/feedback?as=guest')
  await page.getByRole('button', { name: 'Submit Feedback' }).click()
  await page.getByText('Missing Information').waitFor()
  await page.getByLabel('Title').fill('Dark mode')
  await page.getByLabel('Description').fill('Please keep it.')
  await page.getByRole('button', { name: 'Submit Feedback' }).click()
  await page.getByText('Feedback Submitted').waitFor()
})
