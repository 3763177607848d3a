/**
 * What a fee is, whatever a lender calls it: "Title – Lender's Policy" and "Title - Lender's Title Insurance" are one. A label
 * that no entry fits keeps its own words.
 */
export interface FeeMeaning {
  /** A name of ours, or the label's own words in order. */
  key: string
  /** Whether lenders let buyers choose the provider; `null` where they differ. */
  usually_shoppable: boolean | null
}

interface Entry {
  key: string
  shoppable: boolean | null
  /** Every one of these must be in the label … */
  all: RegExp[]
  /** … and none of these. */
  none?: RegExp
}

const TITLE = /\btitle\b|\bescrow\b|\bclosing\b|\bsettlement\b/
const POLICY = /\b(polic(y|ies)|insurance|coverage|premium|ins)\b/

// The first entry that fits decides, so that the particular stands before the general.
const VOCABULARY: Entry[] = [
  { key: 'points', shoppable: false, all: [/\bpoints?\b|\bdiscount\b|% of loan amount|\bbuy ?down\b/] },
  { key: 'rate-lock', shoppable: false, all: [/\block\b/] },
  { key: 'broker', shoppable: false, all: [/\bbroker\b/], none: /\breal estate\b|\bcommission\b/ },
  { key: 'origination', shoppable: false, all: [/\borigination\b|\bloan origination\b/] },
  { key: 'application', shoppable: false, all: [/\bapplication\b/] },
  { key: 'underwriting', shoppable: false, all: [/\bunderwrit(ing|e)\b/] },
  { key: 'processing', shoppable: false, all: [/\bprocessing\b/] },
  { key: 'commitment', shoppable: false, all: [/\bcommitment\b/], none: TITLE },
  { key: 'administration', shoppable: false, all: [/\badmin(istration|istrative)?\b/] },
  {
    key: 'appraisal-inspection',
    shoppable: false,
    all: [/\bapprais/, /\b(re-?inspect|final|recert|completion|1004d)/],
  },
  { key: 'appraisal-management', shoppable: false, all: [/\bapprais/, /\bmanagement\b|\bamc\b/] },
  { key: 'appraisal', shoppable: false, all: [/\bapprais/] },
  { key: 'credit-report', shoppable: false, all: [/\bcredit\b/], none: /\bmonitor|\blender credit/ },
  { key: 'flood-insurance', shoppable: null, all: [/\bflood\b/, /\binsurance|premium\b/] },
  { key: 'flood-monitoring', shoppable: false, all: [/\bflood\b/, /\bmonitor|\blife of loan\b/] },
  { key: 'flood-determination', shoppable: false, all: [/\bflood\b/] },
  { key: 'tax-status-research', shoppable: false, all: [/\btax\b/, /\bstatus|research\b/] },
  { key: 'tax-monitoring', shoppable: false, all: [/\btax\b/, /\bmonitor|\bservice\b/] },
  { key: 'mers', shoppable: false, all: [/\bmers\b|\belectronic registration\b/] },
  { key: 'verification', shoppable: false, all: [/\bverif/] },
  { key: 'va-funding', shoppable: false, all: [/\bfunding fee\b|\bva fund/] },
  { key: 'usda-guarantee', shoppable: false, all: [/\bguarantee\b|\busda\b|\brural\b/] },
  {
    key: 'mortgage-insurance',
    shoppable: false,
    all: [/\bmortgage ins|\bufmip\b|\bpmi\b|\bmip\b|\bupfront mortgage\b|\bmortgage insurance\b/],
  },
  { key: 'prepaid-interest', shoppable: null, all: [/\binterest\b/], none: /\bbuy ?down\b/ },
  { key: 'homeowners-insurance', shoppable: null, all: [/\bhome ?owners?\b|\bhazard\b/, /\binsurance|premium|ins\b/] },
  { key: 'property-tax', shoppable: null, all: [/\b(property|county|city|school|town|village)\b/, /\btax/] },
  { key: 'aggregate-adjustment', shoppable: null, all: [/\baggregate\b/] },
  { key: 'transfer-tax', shoppable: null, all: [/\btransfer\b|\bdeed tax\b|\bconveyance\b|\bdoc(umentary)? stamp/] },
  { key: 'recording', shoppable: null, all: [/\brecord/], none: /\bservice\b|\be-?record/ },
  { key: 'recording-service', shoppable: true, all: [/\brecord/] },
  { key: 'survey', shoppable: true, all: [/\bsurvey\b/] },
  { key: 'pest-inspection', shoppable: true, all: [/\bpest\b|\btermite\b|\bwood destroying\b|\bwdi\b/] },
  { key: 'home-inspection', shoppable: true, all: [/\binspection\b/] },
  { key: 'home-warranty', shoppable: true, all: [/\bwarranty\b/] },
  { key: 'association', shoppable: null, all: [/\bhoa\b|\bhome ?owners? assoc|\bcondo|\bcapital contribution\b/] },
  { key: 'commission', shoppable: null, all: [/\bcommission\b/] },
  { key: 'owners-policy', shoppable: true, all: [/\bowners?\b/, POLICY] },
  { key: 'endorsement', shoppable: true, all: [/\bendorse/] },
  { key: 'closing-protection', shoppable: true, all: [/\bprotection\b|\bcpl\b/] },
  { key: 'title-binder', shoppable: true, all: [/\bbinder\b/] },
  { key: 'title-commitment', shoppable: true, all: [/\bcommitment\b/] },
  { key: 'lenders-policy', shoppable: true, all: [/\b(lenders?|loan|mortgagees?)\b/, POLICY] },
  { key: 'title-search', shoppable: true, all: [/\bsearch\b|\babstract\b/] },
  { key: 'title-exam', shoppable: true, all: [/\bexam/] },
  { key: 'courier', shoppable: true, all: [/\bcourier\b|\bovernight\b|\bdelivery\b|\bfedex\b/] },
  { key: 'wire', shoppable: null, all: [/\bwire\b/] },
  { key: 'notary', shoppable: true, all: [/\bnotar/] },
  { key: 'document-preparation', shoppable: null, all: [/\bdoc(ument)?s?\b/, /\bprep/] },
  { key: 'attorney', shoppable: null, all: [/\battorney|\blegal\b/] },
  { key: 'settlement', shoppable: true, all: [/\bsettlement\b|\bclosing\b|\bescrow\b/] },
]

/** Words that tell no fee from another. */
const EMPTY_WORDS = new Set([
  'fee',
  'fees',
  'charge',
  'charges',
  'cost',
  'costs',
  'the',
  'a',
  'an',
  'of',
  'for',
  'and',
  'to',
  'optional',
  'title',
  'your',
])

export function feeMeaning(label: string): FeeMeaning {
  const words = plainLabel(label)
  const entry = VOCABULARY.find(({ all, none }) => all.every(part => part.test(words)) && !none?.test(words))
  if (entry) return { key: entry.key, usually_shoppable: entry.shoppable }
  return { key: tellingWords(label).join(' '), usually_shoppable: /\btitle\b/.test(words) ? true : null }
}

/** One way of writing: small letters, no punctuation, no amounts in brackets. */
export function plainLabel(label: string): string {
  return label
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’'`]/g, '')
    .replace(/[^a-z0-9%]+/g, ' ')
    .trim()
}

/** The words that make a fee this fee. */
export function tellingWords(label: string): string[] {
  return plainLabel(label)
    .split(' ')
    .filter(word => word !== '' && !EMPTY_WORDS.has(word))
}

/** 1 for the same words, 0 for none in common. */
export function likeness(a: string, b: string): number {
  const left = new Set(tellingWords(a))
  const right = new Set(tellingWords(b))
  const shared = [...left].filter(word => right.has(word)).length
  const all = new Set([...left, ...right]).size
  return all === 0 ? 0 : shared / all
}
