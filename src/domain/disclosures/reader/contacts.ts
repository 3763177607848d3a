import { CONTACT_KEYS, CONTACT_ROLES, type ContactKey, type ContactRole } from '../disclosure.ts'
import { isDash, isNothing } from './figures.ts'
import { bands, beginsRow, findLabel, findLabels, isHeading, type Label, visible, wordsIn } from './labels.ts'
import { note, type Sheet, setValue } from './sheet.ts'
import { squeeze } from './squeeze.ts'
import { type PageWords, rowsOf, textOf, type Word } from './words.ts'

const WIDEST_SPACE = 1.2
const FARTHEST_ASIDE = 40

/** The two blocks on top of page 3 of an estimate. */
export function readEstimateContacts(sheet: Sheet, page: PageWords): void {
  const bottom = (findLabel(page, 'comparisons')?.base ?? page.height * 0.28) - 8
  const brokerX = findLabel(page, 'mortgagebroker', { bottom })?.x ?? page.width * 0.56
  const sides: [ContactRole, string, { left?: number; right?: number }][] = [
    ['lender', 'lender', { right: brokerX - 6 }],
    ['mortgage_broker', 'mortgagebroker', { left: brokerX - 6 }],
  ]
  for (const [role, title, side] of sides) {
    const name = findLabel(page, title, { ...side, bottom })
    const officer = findLabel(page, 'loanofficer', { ...side, bottom })
    if (!name) continue
    const licences =
      ['nmlslicenseid', 'nmlsid', 'nmls']
        .map(label => findLabels(page, label, { ...side, bottom }))
        .find(found => found.length > 0) ?? []
    const after = (base: number) => licences.find(label => label.base > base) ?? null
    const rows = bands<ContactKey>(
      page,
      {
        name,
        nmls_id: after(name.base),
        contact: officer,
        contact_nmls_id: officer ? after(officer.base) : null,
        email: findLabel(page, 'email', { ...side, bottom }),
        phone: findLabel(page, 'phone', { ...side, bottom }),
      },
      bottom,
    )
    const valuesX = Math.max(...Object.values(rows).map(band => band.label.right))
    for (const [key, band] of Object.entries(rows)) {
      const left = Math.max(side.left ?? 0, band.label.right)
      const all = visible(wordsIn(page.words, { ...side, left, top: band.top, bottom: band.bottom }))
      const words = all.filter(({ base }) => base < band.label.base + 8)
      // A long name takes more rows, as far as the label of the number below it.
      const isLong = key === 'name' && rows.nmls_id !== undefined
      if (isLong) words.push(...continuationRows(all, words))
      const own = words.filter(
        word =>
          !band.label.words.includes(word) &&
          word.x > Math.min(valuesX, band.label.right) - 1 &&
          !/^_+$/.test(word.text),
      )
      setContact(sheet, role, key as ContactKey, key.endsWith('nmls_id') ? withoutLicence(own) : own, {
        label: band.label,
      })
    }
  }
  const { name } = sheet.disclosure.contacts.lender
  if (name && sheet.disclosure.values.lender === null) setValue(sheet, 'lender', name, [])
  // The name in the contacts is spelt as people write it; the letterhead may be a picture or all capitals.
  if (name) {
    const head = squeeze(sheet.disclosure.values.lender ?? '')
    sheet.disclosure.values.lender = name
    const reading = sheet.readings['contacts.lender.name']
    // Where the letterhead says more, a row or the end of the name may be missing here.
    const isPart = head !== squeeze(name) && head.startsWith(squeeze(name))
    if (reading && isPart && reading.confidence === 'sure')
      sheet.readings['contacts.lender.name'] = { ...reading, confidence: 'unsure' }
    if (reading) sheet.readings.lender = sheet.readings['contacts.lender.name'] ?? reading
  }
}

/** The rows below the first ones in their column, each right below the one above. */
function continuationRows(all: readonly Word[], words: readonly Word[]): Word[] {
  const [first] = words
  if (!first) return []
  let base = Math.max(...words.map(word => word.base))
  const below = rowsOf(all.filter(word => !words.includes(word))).filter(([next]) => {
    const isNext = next !== undefined && next.base - base < 1.8 * next.size && next.x > first.x - 2
    if (isNext) base = next.base
    return isNext
  })
  return below.flat()
}

/** Between 'NMLS/' and 'LICENSE ID' a state may stand, or a wide gap: all of it is still the label. */
function withoutLicence(words: readonly Word[]): Word[] {
  const at = words.findLastIndex(({ key }) => key === 'id' || key === 'licenseid')
  return words.slice(at + 1)
}

/** The table on page 5 of a Closing Disclosure: five columns of people. */
export function readClosingDisclosureContacts(sheet: Sheet, page: PageWords): void {
  // A sentence above the table names it, too, and may begin its row with it.
  const heading = findLabels(page, 'contactinformation').find(
    found => isHeading(page.words, found) && beginsRow(page.words, found),
  )
  if (!heading) return
  const top = { top: heading.base + 3, bottom: heading.base + 40 }
  const lender = findLabel(page, 'lender', top)
  const agent = findLabel(page, 'settlementagent', top)
  const brokers = findLabels(page, 'realestatebroker', top).sort((one, other) => one.x - other.x)
  const broker = findLabel(page, 'mortgagebroker', top)
  // Without a seller, disclosures leave brokers out.
  const heads: Record<ContactRole, Label | null | undefined> = {
    lender,
    mortgage_broker: broker,
    real_estate_broker_buyer: brokers[0],
    real_estate_broker_seller: brokers[1],
    settlement_agent: agent,
  }
  const columns = CONTACT_ROLES.flatMap(role => {
    const label = heads[role]
    return label ? [{ role, label }] : []
  }).sort((one, other) => one.label.x - other.label.x)
  const firstX = Math.min(...columns.map(({ label }) => label.x))
  const labels = { right: firstX - 2, top: heading.base + 12 }
  const bottom = (findLabel(page, 'confirmreceipt')?.base ?? page.height * 0.86) - 8
  const contacts = findLabels(page, 'contact', labels)
  const licence = ['licenseid', 'stlicenseid'].flatMap(name => findLabels(page, name, labels))
  const nmls = findLabels(page, 'nmlsid', labels)
  const contactBase = contacts[0]?.base ?? 1e9
  const at = (list: Label[], low: boolean) =>
    list.find(({ base }) => (low ? base < contactBase - 2 : base > contactBase + 2)) ?? null
  const rows = bands<ContactKey>(
    page,
    {
      name: findLabel(page, 'name', labels),
      address: findLabel(page, 'address', labels),
      nmls_id: at(nmls, true),
      license_id: at(licence, true),
      contact: contacts[0] ?? null,
      contact_nmls_id: contacts[1] ?? at(nmls, false),
      contact_license_id: contacts[2] ?? at(licence, false),
      email: findLabel(page, 'email', labels),
      phone: findLabel(page, 'phone', labels),
    },
    bottom,
  )
  columns.forEach(({ role, label }, index) => {
    const right = columns[index + 1]?.label.x ?? page.width
    for (const [key, band] of Object.entries(rows)) {
      const words = visible(
        wordsIn(page.words, { left: label.x - 5, right: right - 5, top: band.top, bottom: band.bottom }),
      )
      const own = key.endsWith('_id') ? withoutLicence(words) : words
      // What begins far from the head of its column may be of the next, whose head was not found.
      const isAside = Math.min(...own.map(({ x }) => x)) - label.x > FARTHEST_ASIDE
      const isLate = key === 'name' && namesBefore(page, label, right, band.top)
      const isOther = key.endsWith('_id') && isBelow(own, band.label)
      setContact(sheet, role, key as ContactKey, own, {
        label: band.label,
        isOpen: own.length > 0 && (isAside || isLate || isOther),
      })
    }
  })
}

/** A number is one row: what begins a row below its label is of a row whose label was not found. */
function isBelow(words: readonly Word[], label: Label): boolean {
  const last = Math.max(...label.words.map(({ base }) => base))
  return words.some(word => word.base - last > 1.1 * label.size)
}

/** Whether a name begins above its label: what is read of it is the rest. */
function namesBefore(page: PageWords, head: Label, right: number, bottom: number): boolean {
  const between = visible(wordsIn(page.words, { left: head.x - 5, right: right - 5, top: head.base + 2, bottom }))
  return between.some(word => !head.words.includes(word) && !/^\([BS]\)$/.test(word.text))
}

function setContact(
  sheet: Sheet,
  role: ContactRole,
  key: ContactKey,
  words: readonly Word[],
  { label, isOpen = false }: { label: Label; isOpen?: boolean },
): void {
  if (!CONTACT_KEYS.includes(key)) return
  const rows = rowsOf(words).map(row => row.map(({ text }) => text).join(' '))
  // An address in a mail may break after its @; nothing else is written without a space.
  const text = key === 'email' ? rows.join('') : textOf(words)
  sheet.disclosure.contacts[role][key] = text === '' || isNothing(text) || isDash(text) ? null : text
  note(sheet, `contacts.${role}.${key}`, words, isOpen || hasGap(words) ? 'unsure' : 'sure', label.words)
}

/** Words far apart in one row may be of two people, where the head of a column was not found. */
function hasGap(words: readonly Word[]): boolean {
  return rowsOf(words).some(row =>
    row.some((word, at) => word.x - (row[at - 1]?.right ?? word.x) > WIDEST_SPACE * word.size),
  )
}
