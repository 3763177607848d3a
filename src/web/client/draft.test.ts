import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Base, type Edits, type Fields, mergeFields, NO_EDITS } from '#resources/merge-fields.ts'
import { type Outcome, refused } from '#resources/problem.ts'
import { changedElsewhere } from '#resources/words.ts'
import { createDraft, type Draft } from './draft.ts'

interface Form extends Fields {
  bank: string
  phone: string
}

/** What is saved, as a server would have it; the page knows what it last read. */
let saved: { fields: Form | null; revision: number }
let known: typeof saved
let held: Edits
let sent: { input: Fields; base: Base }[]
/** Lets the answer come. */
let answer: (() => void)[]
let draft: Draft<Form>
const full = { status: 503, code: 'storage-full', title: 'Full', detail: 'Full' } as const

function open(parts: Partial<Parameters<typeof createDraft<Form>>[0]> = {}): Draft<Form> {
  return createDraft<Form>({
    saved: () => known,
    start: () => ({ bank: '', phone: '' }),
    input: form => form,
    check: input => (String(input.phone).includes('x') ? { ...full, status: 400, code: 'invalid-input' } : null),
    send(input, base) {
      sent.push({ input, base })
      return new Promise<Outcome<unknown>>(resolve => {
        answer.push(() => {
          if (base.revision !== saved.revision) return resolve(refused(changedElsewhere))
          saved = { fields: input as Form, revision: saved.revision + 1 }
          known = saved
          return resolve({ ok: true, value: saved.fields, revision: saved.revision })
        })
      })
    },
    fieldsOf: view => view as Form,
    readAgain: async () => {
      known = saved
    },
    held: {
      read: () => held,
      write(edits) {
        held = edits
        return true
      },
    },
    hasRoomFor: () => true,
    onNotHeld: () => {},
    ...parts,
  })
}

async function answered(): Promise<void> {
  while (answer.length > 0) {
    for (const tell of answer.splice(0)) tell()
    await new Promise(resolve => setTimeout(resolve))
  }
}

beforeEach(() => {
  saved = { fields: { bank: 'First', phone: '1' }, revision: 1 }
  known = saved
  held = NO_EDITS
  sent = []
  answer = []
  draft = open()
})

test('[ED5] [X90] who types back what stood there, while something else is on its way, has what they typed last', async () => {
  draft.change({ bank: 'Second' })
  const saving = draft.save()
  draft.change({ bank: 'First' })
  expect(draft.typed().bank).toBe('First')
  await answered()
  await saving
  expect([saved.fields?.bank, draft.typed().bank, draft.conflicts()]).toEqual(['Second', 'First', []])
  void draft.save()
  await answered()
  expect([saved.fields?.bank, draft.state().edits]).toEqual(['First', {}])
})

test('[ED5] [X90] what is typed back stays typed when the page reads what was on its way before its answer is heard', async () => {
  draft.change({ bank: 'Second' })
  void draft.save()
  draft.change({ bank: 'First' })
  saved = { fields: { bank: 'Second', phone: '1' }, revision: 2 }
  known = saved
  expect([draft.typed().bank, draft.conflicts()]).toEqual(['First', []])
})

test('[ED5] what is typed while a save is under way stays typed, and is saved next', async () => {
  draft.change({ bank: 'Second' })
  const saving = draft.save()
  draft.change({ bank: 'Third' })
  await answered()
  await saving
  expect(saved.fields?.bank).toBe('Second')
  expect(draft.typed().bank).toBe('Third')
  expect(draft.conflicts()).toEqual([])
  void draft.save()
  await answered()
  expect(saved.fields?.bank).toBe('Third')
})

test('[ED7] whoever leaves while a save is under way finds again what they typed since', async () => {
  draft.change({ bank: 'Second' })
  const saving = draft.save()
  draft.change({ bank: 'Third', phone: '2x' })
  draft.leave('aside')
  await answered()
  await saving
  expect(saved.fields?.bank).toBe('Second')
  const again = open()
  again.restore()
  expect(again.typed()).toEqual({ bank: 'Third', phone: '2x' })
})

test('[ED5] [X164] a save that is refused or given up leaves what was typed', async () => {
  draft = open({ send: async () => refused(full) })
  draft.change({ bank: 'Second' })
  expect(await draft.save()).toMatchObject({ ok: false })
  expect(draft.typed().bank).toBe('Second')
  expect(draft.state().problem).toMatchObject(full)
})

test('[ED5] one switch is saved by itself; what else was typed stays typed', async () => {
  draft.change({ bank: 'Half-typed' })
  void draft.save({ phone: '2' })
  await answered()
  expect(saved.fields).toEqual({ bank: 'First', phone: '2' })
  expect(draft.typed()).toEqual({ bank: 'Half-typed', phone: '2' })
})

describe('[ED9] somebody else saved meanwhile', () => {
  const elsewhere = (fields: Partial<Form>) => {
    saved = { fields: { ...(saved.fields as Form), ...fields }, revision: saved.revision + 1 }
  }

  test('another field is no question: both changes are saved', async () => {
    draft.change({ bank: 'Mine' })
    elsewhere({ phone: '9' })
    const saving = draft.save()
    await answered()
    expect(await saving).toMatchObject({ ok: true })
    expect(saved.fields).toEqual({ bank: 'Mine', phone: '9' })
    expect(draft.state().isQuestionOpen).toBe(false)
  })

  test('the same field is asked about, also after a save that nobody pressed for; mine and theirs do what they say', async () => {
    for (const choice of ['mine', 'theirs'] as const) {
      known = saved
      draft = open()
      draft.change({ bank: `Mine ${choice}` })
      elsewhere({ bank: `Theirs ${choice}` })
      draft.leave('aside')
      await answered()
      expect(draft.state().isQuestionOpen).toBe(true)
      expect(draft.conflicts()).toEqual(['bank'])
      expect(draft.typed().bank).toBe(`Mine ${choice}`)
      if (choice === 'mine') void draft.keepMine()
      else draft.takeTheirs()
      await answered()
      expect(saved.fields?.bank).toBe(choice === 'mine' ? 'Mine mine' : 'Theirs theirs')
      expect(draft.typed().bank).toBe(saved.fields?.bank)
      expect(draft.conflicts()).toEqual([])
    }
  })

  test('the same change in both is no question', async () => {
    draft.change({ bank: 'Both' })
    elsewhere({ bank: 'Both' })
    const saving = draft.save()
    await answered()
    expect(await saving).toMatchObject({ ok: true })
  })
})

describe('[ED7] leaving', () => {
  test('what can be saved is saved; closing the tab while a save is under way waits for no answer', async () => {
    draft.change({ bank: 'Second' })
    void draft.save()
    draft.change({ bank: 'Third' })
    draft.leave('gone')
    expect(sent.map(({ input }) => input.bank)).toEqual(['Second', 'Third'])
    // Made on what is on its way: its owner is not asked about their own change.
    expect(mergeFields(sent[1]?.base.fields ?? null, sent[1]?.input ?? {}, { bank: 'Second', phone: '1' })).toEqual({
      bank: 'Third',
      phone: '1',
    })
  })

  test('a form that closes because what it saved is there saves it once', async () => {
    let closed = false
    draft = open({ savesOnLeaving: true })
    draft.change({ bank: 'Harbor' })
    const saving = draft.save()
    // What was saved shows before the answer is heard.
    known = { fields: { bank: 'Harbor', phone: '' }, revision: saved.revision }
    draft.leave('aside')
    closed = true
    await answered()
    await saving
    expect([closed, sent.length]).toEqual([true, 1])
  })

  test('what cannot be saved yet, and what nobody has decided to keep, waits here for its owner to come back', async () => {
    draft.change({ phone: 'x' })
    draft.leave('gone')
    expect(sent).toEqual([])
    draft = open()
    expect(draft.typed().phone).toBe('1')
    draft.restore()
    expect(draft.typed().phone).toBe('x')
    known = { fields: null, revision: 0 }
    draft = open()
    draft.change({ bank: 'New' })
    draft.leave('aside')
    expect(sent).toEqual([])
    expect(held).toMatchObject({ bank: { value: 'New' } })
  })

  test('once it is saved nothing of it waits', async () => {
    draft.change({ bank: 'Second' })
    draft.leave('aside')
    expect(held).not.toEqual(NO_EDITS)
    await answered()
    expect(held).toEqual(NO_EDITS)
    draft = open()
    draft.restore()
    expect(draft.state().edits).toEqual(NO_EDITS)
  })
})

describe('[ED14] the browser has no room', () => {
  test('what is left behind is said to be in this tab alone, unless it was saved; and closing the tab asks first', async () => {
    const onNotHeld = vi.fn()
    const noRoom = { held: { read: () => held, write: () => false }, hasRoomFor: () => false, onNotHeld }
    draft = open(noRoom)
    expect(draft.mayBeClosed()).toBe(true)
    draft.change({ bank: 'Second' })
    expect(draft.mayBeClosed()).toBe(false)
    draft.leave('aside')
    await answered()
    expect([saved.fields?.bank, onNotHeld.mock.calls.length, draft.mayBeClosed()]).toEqual(['Second', 0, true])
    draft = open({ ...noRoom, send: async () => refused(full) })
    draft.change({ bank: 'Third' })
    draft.leave('aside')
    await vi.waitFor(() => expect(onNotHeld).toHaveBeenCalledOnce())
    expect([saved.fields?.bank, draft.typed().bank]).toEqual(['Second', 'Third'])
  })
})

test('[ED9] of a field that holds others, such as an offer, whoever changed one has that one; the same one is asked about', async () => {
  const offer = { rate: 6, fees: { title: 1, points: 2 } }
  const wide = () => draft as unknown as Draft<{ offer: object; bank: string }>
  const elsewhere = (offer: object) => {
    saved = { fields: { ...(saved.fields as Form), offer }, revision: saved.revision + 1 }
  }
  elsewhere(offer)
  known = saved
  wide().change({ offer: { ...offer, rate: 5 } })
  elsewhere({ rate: 6, fees: { title: 9, points: 2 } })
  void draft.save()
  await answered()
  expect(saved.fields?.offer).toEqual({ rate: 5, fees: { title: 9, points: 2 } })
  expect([draft.state().isQuestionOpen, draft.isUnsaved()]).toEqual([false, false])

  wide().change({ offer: { rate: 4, fees: { title: 9, points: 2 } } })
  elsewhere({ rate: 3, fees: { title: 8, points: 2 } })
  void draft.save()
  await answered()
  expect([draft.state().isQuestionOpen, draft.conflicts()]).toEqual([true, ['offer']])
  void draft.keepMine()
  await answered()
  expect(saved.fields?.offer).toEqual({ rate: 4, fees: { title: 8, points: 2 } })
})

test('[ED5] what cannot be sent as it was typed stays typed, and is no reason to save again and again', async () => {
  draft = open({
    sendable: form => ({ ...form, phone: form.phone || 0 }),
    input: form => ({ ...form, phone: form.phone || 0 }),
  })
  draft.change({ phone: '' })
  expect(draft.isUnsaved()).toBe(true)
  const reported: boolean[] = []
  draft.subscribe(() => reported.push(draft.isUnsaved()))
  void draft.save()
  await answered()
  expect(reported.at(-1)).toBe(false)
  expect([saved.fields?.phone, draft.typed().phone, draft.isUnsaved()]).toEqual([0, '', false])
  draft.leave('gone')
  expect([sent.length, held]).toMatchObject([1, { phone: { value: '' } }])
})

test('[ED7] what another tab left in the same place is not removed by the answer to a save here', async () => {
  draft.change({ bank: 'Second' })
  const saving = draft.save()
  const other = open()
  other.change({ phone: 'x' })
  other.leave('gone')
  await answered()
  await saving
  expect(held).toMatchObject({ phone: { value: 'x' } })
})
