import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { expectAccessible, type Open, PLAIN_PAGE, test, type Visit } from '../harness/browser.ts'
import { newPersonCalled, type Person, read, signedIn } from './people.ts'
import { addAuthenticator, addPasskey, type VirtualAuthenticator } from './virtual-authenticator.ts'

async function settings(
  open: Open,
  visit: Visit = {},
): Promise<{ page: Page; authenticator: VirtualAuthenticator; person: Person }> {
  const page = await open(PLAIN_PAGE, visit)
  const authenticator = await addAuthenticator(page)
  const person = newPersonCalled('Ada')
  await signedIn(page, person)
  await page.goto('/dashboard/settings')
  await page.getByRole('heading', { name: 'Passkeys' }).waitFor()
  return { page, authenticator, person }
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await page.waitForURL(url => url.pathname === '/')
}

/** The sign-in page in a browser that does not offer keys by itself: the authenticator would answer that offer at once. */
async function signInPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor()
}

test('[A60] [A64] [A50] a passkey is added, named, offered in the email field, and signs in without typing', async ({
  open,
}) => {
  const { page, authenticator, person } = await settings(open, { width: 390, theme: 'dark' })
  await page.getByText('You have none yet.').waitFor()
  await addPasskey(page)
  expect((await authenticator.keys()).map(({ rpId }) => rpId)).toEqual(['localhost'])
  await page.getByText('Passkey added', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: /^Rename / }).click()
  const dialog = page.getByRole('dialog', { name: 'Rename passkey' })
  await expectAccessible(page, 'dialog')
  await dialog.getByLabel('Name').fill('  ')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Please enter a name.').waitFor()
  await dialog.getByLabel('Name').fill('Kitchen laptop')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Remove Kitchen laptop' }).waitFor()
  await expectAccessible(page)

  await signOut(page)
  // The authenticator answers at once, as if its owner had chosen the key in the list under the field.
  await page.goto('/auth')
  await page.waitForURL('**/dashboard/application')
  expect(await read(page, '/api/auth/get-session')).toMatchObject({ user: { email: person.email } })

  await signOut(page)
  await signInPage(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL('**/dashboard/application')
  expect(await read(page, '/api/auth/get-session')).toMatchObject({ user: { email: person.email } })
  await page.goto('/dashboard/settings')
  await page.getByText('Signed in with a passkey').first().waitFor()
})

test('[A65] a question that is closed says that nothing happened, and what was typed stays', async ({ open }) => {
  const { page, authenticator, person } = await settings(open)
  await authenticator.recognizes(false)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByText('No passkey was added').first().waitFor()
  await page.getByText('You have none yet.').waitFor()
  await authenticator.recognizes(true)
  await addPasskey(page)

  await signOut(page)
  await signInPage(page)
  await page.getByLabel('Email').fill(person.email)
  await authenticator.recognizes(false)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByText('No passkey was used').first().waitFor()
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(person.email)
  expect(new URL(page.url()).pathname).toBe('/auth')
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('**/dashboard/application')
})

test('[A61] a page of another origin gets nothing from the key', async ({ open }) => {
  const { page } = await settings(open)
  await addPasskey(page)
  const foreign = new URL('/auth', inject('origin'))
  foreign.hostname = '127.0.0.1'
  await page.goto(foreign.href)
  const name = await page.evaluate(async () => {
    const publicKey = { challenge: new Uint8Array(32), rpId: 'localhost', userVerification: 'required' as const }
    return navigator.credentials.get({ publicKey }).then(
      () => 'an answer',
      error => (error as Error).name,
    )
  })
  expect(name).toBe('SecurityError')
})

test('[A63] a removed key opens nothing and is told why; the last one leaves the password', async ({ open }) => {
  const { page, authenticator, person } = await settings(open)
  await addPasskey(page)
  await page.getByRole('button', { name: /^Remove / }).click()
  const question = page.getByRole('alertdialog', { name: 'Remove this passkey?' })
  await question.getByText('is your only passkey').waitFor()
  await expectAccessible(page, '[role=alertdialog]')
  await question.getByRole('button', { name: 'Keep it' }).click()
  await page.getByRole('button', { name: /^Remove / }).click()
  // As an authenticator that cannot be informed which keys still work, and offers the old one.
  await page.evaluate(() => {
    Object.defineProperty(PublicKeyCredential, 'signalAllAcceptedCredentials', { value: async () => {} })
  })
  await question.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByText('It no longer opens your account.').first().waitFor()
  await page.getByText('You have none yet.').waitFor()
  expect(await authenticator.keys()).toHaveLength(1)

  await signOut(page)
  await signInPage(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByText('This passkey no longer opens an account.').first().waitFor()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('**/dashboard/application')
})

test('[A60] [A63] [A65] everything about passkeys can be done with the keyboard alone, and the keeper of keys is told which ones still work', async ({
  open,
}) => {
  const { page, authenticator } = await settings(open)
  const press = async (name: string | RegExp) => {
    const target = page.getByRole('button', { name, exact: typeof name === 'string' })
    await target.waitFor()
    for (let steps = 0; steps < 80; steps += 1) {
      if (await target.evaluate(element => element === document.activeElement)) return page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
    }
    throw new Error(`No way to ${name} with the Tab key`)
  }
  await press('Add a passkey')
  await page.getByText('Next time you can sign in with it.').first().waitFor()
  await press(/^Rename /)
  const name = page.getByRole('dialog', { name: 'Rename passkey' }).getByLabel('Name')
  await expect.poll(() => name.evaluate(field => field === document.activeElement)).toBe(true)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Hall tablet')
  await page.keyboard.press('Enter')
  await press('Remove Hall tablet')
  await page.getByRole('alertdialog', { name: 'Remove this passkey?' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' })
  expect(await authenticator.keys()).toHaveLength(1)
  await press('Remove Hall tablet')
  await press('Remove')
  await page.getByText('It no longer opens your account.').first().waitFor()
  await expect.poll(async () => (await authenticator.keys()).length).toBe(0)
})
