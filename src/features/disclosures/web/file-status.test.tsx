import { expect, test } from 'vitest'
import { mount } from '../../../../tests/harness/mount.ts'
import { FileStatus } from './file-status.tsx'
import type { DisclosureFiles } from './use-disclosure-files.ts'

test('[LP211] a file that was read and could not be stored says so', async () => {
  const file = { key: 1, name: 'estimate.pdf', state: { kind: 'not-saved' } } as const
  const { place } = await mount(<FileStatus file={file} disclosures={{} as DisclosureFiles} onType={() => {}} />)
  expect(place.textContent).toContain('We read this file, but could not keep its figures.')
})
