import { act } from 'react'
import { expect, test } from 'vitest'
import { accepted, refused } from '#resources/problem.ts'
import { click, mount, the } from '../../../tests/harness/mount.ts'
import { SignInAgainProvider, type SignInQuestion, useConfirmed } from './sign-in-again.tsx'

let confirmed: ReturnType<typeof useConfirmed>

function Page() {
  confirmed = useConfirmed()
  return null
}

const Question = ({ onProved }: SignInQuestion) => <button type="button" onClick={onProved} />

test('[A28] two things that need a recent sign-in at once are asked about once, and both are done', async () => {
  await mount(
    <SignInAgainProvider question={Question}>
      <Page />
    </SignInAgainProvider>,
  )
  let isRecent = false
  const call = async () =>
    isRecent ? accepted('done') : refused({ status: 403, code: 'sign-in-again', title: '', detail: '' })
  const answers = await act(async () => [confirmed(call), confirmed(call)])
  isRecent = true
  await click(the('button'))
  expect(await Promise.all(answers)).toEqual([accepted('done'), accepted('done')])
})
