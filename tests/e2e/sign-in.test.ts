import { expect } from 'vitest'
import { test } from '../harness/browser.ts'
import { eventually } from '../harness/eventually.ts'
import { mailsTo, newPersonCalled, post, register, signInByForm } from './people.ts'

test('[A20] creating an account asks for names, email and a password, and says what is missing', async ({ open }) => {
  const page = await open('/auth')
  await page.getByRole('button', { name: 'New here? Create a free account' }).click()
  await page.getByRole('button', { name: 'Create Account' }).click()
  for (const sentence of [
    'Please enter your first name.',
    'Please enter your last name.',
    'Please enter your email address.',
    'Please enter your password.',
  ]) {
    await page.getByText(sentence).waitFor()
  }
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Email').fill('ada')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByText('Please enter an email address such as name@example.com.').waitFor()
  await page.getByText('Please choose a password of at least 6 characters.').waitFor()
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Ada')
  await page.getByRole('button', { name: 'Already have an account? Sign in' }).click()
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
})

test('[A21] [A22] a new account is told to sign in, then starts at the application, and later where it wanted to go', async ({
  open,
}) => {
  const page = await open('/auth')
  const ada = newPersonCalled('Ada')
  await page.getByRole('button', { name: 'New here? Create a free account' }).click()
  await page.getByLabel('First name').fill(ada.first_name)
  await page.getByLabel('Last name').fill(ada.last_name)
  await page.getByLabel('Email').fill(ada.email)
  await page.getByLabel('Password', { exact: true }).fill(ada.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByText('Account Created!').waitFor()
  await page.getByText('You can now sign in to your account.').waitFor()
  await page.getByRole('heading', { name: 'One more step' }).waitFor()
  await signInByForm(page, ada)
  await page.waitForURL('**/dashboard/application')
  await post(page, '/api/application/complete', { property_state: 'Ohio' })
  await post(page, '/api/auth/sign-out', {})
  // A page whose session ended leaves by itself.
  await page.waitForURL('**/auth')
  await page.goto('/dashboard/news')
  await page.waitForURL('**/auth')
  await signInByForm(page, ada)
  await page.waitForURL('**/dashboard/news')
})

test('[A23] [H42] a wrong password is answered in words, and what was typed stays', async ({ open }) => {
  const page = await open('/auth')
  const ada = newPersonCalled('Ada')
  await register(page, ada)
  await signInByForm(page, { ...ada, password: 'not this one' })
  const said = 'The email or password isn’t right. Please try again.'
  await page.locator('[data-variant="destructive"]').getByText(said).waitFor()
  await page.locator('form').getByText(said).waitFor()
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(ada.email)
  await expect.poll(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe('not this one')
  expect(new URL(page.url()).pathname).toBe('/auth')
})

test('[A26] a forgotten password is replaced through the mailed link, which works once', async ({ open }) => {
  const page = await open('/auth')
  const ada = newPersonCalled('Ada')
  await register(page, ada)
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email').fill(ada.email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await page.getByText('Check your email').waitFor()

  const link = await mailedLink(ada.email)
  await page.goto(link)
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor()
  expect(page.url()).not.toContain('token')
  await page.getByLabel('Password', { exact: true }).fill('nine green gates')
  await page.getByRole('button', { name: 'Save New Password' }).click()
  await page.getByText('Password changed').waitFor()
  await signInByForm(page, { ...ada, password: 'nine green gates' })
  await page.waitForURL('**/dashboard/application')

  const again = await open('/auth')
  await again.goto(link)
  await again.getByText('This link no longer works').waitFor()
  await again.getByRole('heading', { name: 'Reset your password' }).waitFor()
})

/** A job writes the mail, after the page has said that it comes. */
function mailedLink(email: string): Promise<string> {
  return eventually(async () => {
    const links = (await mailsTo(email)).map(({ text }) => /https?:\/\/\S*reset-password\S*/.exec(text)?.[0])
    return links.find(link => link !== undefined)
  })
}
