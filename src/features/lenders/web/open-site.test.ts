import { beforeEach, describe, expect, test, vi } from 'vitest'
import { dismissToast, leavePage, shownToast } from '#web/ui/toast.ts'
import { openSite } from './open-site.ts'

const harbor = { name: 'Harbor Savings', website: 'https://harbor.example/', is_sample: false }

beforeEach(() => {
  leavePage()
  vi.restoreAllMocks()
})

/** What is said, one after the other. */
function said() {
  const notes = []
  for (let note = shownToast(); note; note = shownToast()) {
    notes.push(note)
    dismissToast(note.id)
  }
  return notes
}
const titles = () => said().map(({ title }) => title)

describe('going to a lender’s site', () => {
  test('[L8] opens a new tab that cannot reach back', async () => {
    const tab = { opener: window }
    const open = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
    await openSite(harbor)
    expect(open).toHaveBeenCalledWith(harbor.website, '_blank')
    expect(tab.opener).toBeNull()
    expect(titles()).toEqual([])
  })

  test('[L8] a blocked popup says so, and the address is on the clipboard', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null)
    await openSite(harbor)
    const notes = said()
    expect(notes.map(({ title }) => title)).toEqual(['Popup Blocked', 'URL Copied'])
    expect(notes[0]?.description).toMatch(/allow popups/)
    expect(await navigator.clipboard.readText()).toBe(harbor.website)
  })

  test('[L8] when the clipboard is closed too, nothing is claimed', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null)
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await openSite(harbor)
    expect(titles()).toEqual(['Popup Blocked'])
  })

  test('[L12] a made-up lender says that it is made up', async () => {
    const open = vi.spyOn(window, 'open')
    await openSite({ ...harbor, is_sample: true })
    expect(open).not.toHaveBeenCalled()
    expect(titles()).toEqual(['A made-up lender'])
  })

  test('[L8] a lender without a known site has to be searched for', async () => {
    const open = vi.spyOn(window, 'open')
    await openSite({ ...harbor, website: null })
    expect(open).not.toHaveBeenCalled()
    expect(titles()).toEqual(['Manual Search Required'])
  })
})
