import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { appears, click, mount } from '../../../../tests/harness/mount.ts'
import type { Lender, RequestMail } from '../model.ts'
import { requestDialogWords } from '../request-words.ts'
import { RequestDialog } from './request-dialog.tsx'

const lender = (name: string, email: string | null) => ({ id: name, name, email }) as Lender
const mail: RequestMail = {
  subject: 'Pre-approval request from Ada',
  text: 'Ada asks.\n\nLoan amount: $405,000\n',
  reply_to: 'ada@example.com',
  is_confirmed: true,
}

async function shown(own: Partial<RequestMail> = {}) {
  const submitted: (string | undefined)[] = []
  await mount(
    <MemoryRouter>
      <RequestDialog
        open
        onOpenChange={() => {}}
        mail={{ ...mail, ...own }}
        chosen={[lender('First Bank', 'loans@first.example'), lender('Wells Fargo', null)]}
        busy={false}
        onSubmit={text => submitted.push(text)}
      />
    </MemoryRouter>,
  )
  const dialog = await appears('dialog')
  const button = (name: string) =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  return { submitted, button, text: dialog.textContent ?? '' }
}

test('[L42] who gets it, where answers go and every word stand there before anybody can agree; agreeing sends that text', async () => {
  const { submitted, button, text } = await shown()
  for (const part of ['First Bank <loans@first.example>', 'ada@example.com', mail.subject, mail.text.trim()]) {
    expect(text).toContain(part)
  }
  expect(text).toContain(requestDialogWords.others('Wells Fargo'))
  await click(button(requestDialogWords.agree) as HTMLElement)
  await click(button(requestDialogWords.keepOnly) as HTMLElement)
  expect(submitted).toEqual([mail.text, undefined])
})

test('[L43] with an unconfirmed address there is nothing to agree with, and a way to confirm it', async () => {
  const { button, text } = await shown({ is_confirmed: false })
  expect(button(requestDialogWords.agree)).toBeUndefined()
  expect(text).toContain(requestDialogWords.unconfirmed('ada@example.com'))
  expect(document.querySelector('a[href="/dashboard/settings"]')).not.toBeNull()
})
