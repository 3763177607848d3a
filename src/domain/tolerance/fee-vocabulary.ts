/** A fee that lenders write in many ways. */
export interface VocabularyEntry {
  key: string
  /** Whether lenders let buyers choose the provider; `null` where they differ. */
  shoppable: boolean | null
  /** Every one of these must be in the label … */
  all: RegExp[]
  /** … and none of these. */
  none?: RegExp
}

const TITLE = /\btitle\b|\bescrow\b|\bclosing\b|\bsettlement\b/
const POLICY = /\b(polic(y|ies)|insurance|coverage|premiums?|ins)\b/

/** Labels come in small letters without punctuation. The first entry that fits decides: the particular stands before the general. */
export const VOCABULARY: VocabularyEntry[] = [
  // What belongs to a homeowners' association or an agent comes first: its fees borrow the words of all others.
  {
    key: 'association',
    shoppable: null,
    all: [
      /\bhoa\b|\b(home|condo|property) ?owners? assoc|\bassociation\b|\bcondo|\bcapital contribution\b|\bestoppel\b/,
    ],
    none: /\binsurance\b|\bho6\b|\bendorse/,
  },
  {
    key: 'commission',
    shoppable: null,
    all: [/\bcommission\b|\brealtor\b|\breal estate (broker|agent)\b|\bagent transaction\b/],
  },
  { key: 'home-warranty', shoppable: true, all: [/\bwarranty\b/], none: /\bdeed\b/ },

  // The lender's own charges.
  { key: 'rate-lock', shoppable: false, all: [/\b(rate )?lock\b|\block in\b|\bfloat down\b/], none: /\block ?box\b/ },
  {
    key: 'temporary-buydown',
    shoppable: false,
    all: [/\bbuy ?down\b/, /\btemporary|\b(1 0|2 1|3 2 1)\b|\bsubsidy\b|\bfunds?\b/],
  },
  {
    key: 'points',
    shoppable: false,
    all: [/\bpoints?\b|\bdiscount\b|% of loan amount|\bbuy ?down\b/],
    none: /\bpoints? of (sale|contact)\b/,
  },
  { key: 'broker', shoppable: false, all: [/\bbroker(age)?\b/] },
  { key: 'origination', shoppable: false, all: [/\boriginat/] },
  { key: 'application', shoppable: false, all: [/\bapplication\b/] },
  { key: 'underwriting', shoppable: false, all: [/\bunderwrit|\buw\b/], none: TITLE },
  { key: 'processing', shoppable: false, all: [/\bprocess(ing|or)\b/], none: TITLE },
  { key: 'commitment', shoppable: false, all: [/\bcommitment\b/], none: TITLE },
  { key: 'administration', shoppable: false, all: [/\badmin(istration|istrative)?\b/], none: TITLE },
  {
    key: 'funding-review',
    shoppable: false,
    all: [/\bfunding\b|\bwarehous/],
    none: /\bva\b|\bfunding fee\b|\btitle\b/,
  },

  // What the lender orders.
  {
    key: 'appraisal-inspection',
    shoppable: false,
    all: [/\bapprais|\b1004d\b/, /\b(re ?inspect|final|recert|complet|update|1004d)/],
  },
  { key: 'appraisal-management', shoppable: false, all: [/\bapprais|\bamc\b/, /\bmanagement\b|\bamc\b/] },
  { key: 'appraisal-review', shoppable: false, all: [/\bapprais/, /\breview\b|\bdesk\b|\bfield\b|\bsecond\b|\b2nd\b/] },
  { key: 'appraisal-rush', shoppable: false, all: [/\bapprais/, /\brush\b|\btrip\b/] },
  { key: 'appraisal', shoppable: false, all: [/\bapprais|\bproperty valuation\b|\bbpo\b|\bavm\b/] },
  {
    key: 'credit-supplement',
    shoppable: false,
    all: [/\bcredit\b/, /\bsupplement|\brescore\b|\bmonitor|\brefresh\b|\bupdate\b/],
  },
  { key: 'credit-report', shoppable: false, all: [/\bcredit\b/], none: /\blenders? credit|\bseller/ },
  { key: 'flood-insurance', shoppable: null, all: [/\bflood\b/, /\b(insurance|premium|ins|policy)\b/] },
  {
    key: 'flood-monitoring',
    shoppable: false,
    all: [/\bflood\b/, /\bmonitor|\blife of (the )?loan\b|\blol\b/],
    none: /\b(determination|cert)/,
  },
  { key: 'flood-determination', shoppable: false, all: [/\bflood\b/] },
  { key: 'tax-status-research', shoppable: false, all: [/\btax\b/, /\bstatus\b|\bresearch\b/] },
  { key: 'tax-certificate', shoppable: true, all: [/\btax\b/, /\bcert/], none: /\bservice\b/ },
  {
    key: 'tax-monitoring',
    shoppable: false,
    all: [/\btax\b/, /\bmonitor|\bservice\b|\btracking\b/],
    none: /\btransfer\b/,
  },
  { key: 'mers', shoppable: false, all: [/\bmers\b|\belectronic registration\b/] },
  { key: 'verification', shoppable: false, all: [/\bverif|\bvoe\b|\b4506\b|\btranscripts?\b|\bfraud\b|\bssn\b/] },
  { key: 'condo-review', shoppable: false, all: [/\bproject review\b|\bquestionnaire\b/] },
  { key: 'va-funding', shoppable: false, all: [/\bfunding fee\b|\bva fund/] },
  { key: 'usda-guarantee', shoppable: false, all: [/\bguarantee\b|\busda\b|\brural (dev|hous)/] },
  {
    key: 'mortgage-insurance',
    shoppable: false,
    all: [/\bmortgage ins|\bufmip\b|\bpmi\b|\bmip\b|\bupfront mortgage\b|\bprivate mortgage\b/],
  },

  // Prepaids and escrow.
  { key: 'prepaid-interest', shoppable: null, all: [/\binterest\b/], none: /\bbuy ?down\b|\bpolicy\b/ },
  {
    key: 'wind-insurance',
    shoppable: null,
    all: [/\bwind|\bhail\b|\bhurricane\b/, /\b(insurance|premium|ins|policy)\b/],
  },
  { key: 'earthquake-insurance', shoppable: null, all: [/\bearthquake\b/] },
  {
    key: 'homeowners-insurance',
    shoppable: null,
    all: [
      /\bhome ?owners?\b|\bhazard\b|\bdwelling\b|\bho6\b|\bfire insurance\b|\bproperty insurance\b/,
      /\b(insurance|premium|ins|policy)\b/,
    ],
    none: /\btitle\b/,
  },
  { key: 'aggregate-adjustment', shoppable: null, all: [/\baggregate\b/] },

  // Government fees. A tax on the price or the loan is a transfer tax, whatever its name (comment 37(g)(1)-3).
  {
    key: 'transfer-tax',
    shoppable: null,
    all: [
      /\btransfer\b|\bdeed (tax|stamp)|\bconveyance\b|\bstamps?\b|\bintangibles?\b|\bexcise\b|\bgrant(or|ee)s? tax\b|\bmansion\b|\bmortgage ((registr\w+|rec|recording|recordation|privilege) )?tax\b|\bindebtedness tax\b|\bprivilege tax\b|\brecordation tax\b|\bdocumentary\b/,
    ],
    none: /\bhoa\b|\bservice\b|\bwire\b/,
  },
  {
    key: 'property-tax',
    shoppable: null,
    all: [
      /\b(property|county|city|school|town(ship)?|village|borough|municipal|real estate|parish|district|supplemental)\b/,
      /\btax(es)?\b/,
    ],
  },
  {
    key: 'recording-service',
    shoppable: true,
    all: [/\brecord/, /\bservice\b|\be ?record|\bprep|\bsimplifile\b|\belectronic\b|\bhandling\b/],
  },
  { key: 'recording-service', shoppable: true, all: [/\berecord|\bsimplifile\b/] },
  { key: 'recording', shoppable: null, all: [/\brecord/] },

  // Inspections and surveys.
  {
    key: 'survey',
    shoppable: true,
    all: [/\bsurvey|\bplot plan\b|\bilc\b|\bimprovement location\b/],
    none: /\bendorse|\bcoverage\b/,
  },
  {
    key: 'pest-inspection',
    shoppable: true,
    all: [/\bpest\b|\btermite\b|\bwood destroying\b|\bwdi(r)?\b|\bwdo\b|\bnpma\b/],
  },
  { key: 'septic-inspection', shoppable: true, all: [/\bseptic\b/] },
  { key: 'well-inspection', shoppable: true, all: [/\bwell\b|\bwater (test|quality|inspection)\b/] },
  { key: 'roof-inspection', shoppable: true, all: [/\broof\b/] },
  { key: 'radon-inspection', shoppable: true, all: [/\bradon\b/] },
  { key: 'structural-inspection', shoppable: true, all: [/\bstructural\b|\bengineers?\b|\bfoundation\b/] },
  { key: 'home-inspection', shoppable: true, all: [/\binspect/] },

  // Title and settlement.
  { key: 'owners-policy', shoppable: true, all: [/\bowners?\b/, POLICY] },
  { key: 'endorsement', shoppable: true, all: [/\bendorse|\balta [4-9]\b|\bepa\b/] },
  { key: 'closing-protection', shoppable: true, all: [/\bprotection\b|\bcpl\b|\bicl\b|\binsured closing\b/] },
  { key: 'title-binder', shoppable: true, all: [/\bbinder\b/] },
  { key: 'title-commitment', shoppable: true, all: [/\bcommitment\b/] },
  { key: 'title-search', shoppable: true, all: [/\bsearch\b|\bexam|\babstract|\bplat\b|\bname search\b|\bjudgment\b/] },
  { key: 'lenders-policy', shoppable: true, all: [/\b(lenders?|loan|mortgagees?)\b/, POLICY] },
  { key: 'title-update', shoppable: true, all: [/\btitle\b/, /\bupdate\b|\bbring ?down\b|\bdate ?down\b|\brundown\b/] },
  {
    key: 'title-underwriting',
    shoppable: true,
    all: [/\btitle\b/, /\bunderwrit|\bstate\b.*\bfee\b|\bregulatory\b|\bguaranty\b/],
  },
  {
    key: 'courier',
    shoppable: true,
    all: [/\bcourier\b|\bovernight\b|\bdelivery\b|\bfedex\b|\bups\b|\bexpress mail\b|\bmessenger\b|\bpostage\b|\bmail/],
  },
  { key: 'wire', shoppable: null, all: [/\bwires?\b|\bwiring\b/] },
  { key: 'notary', shoppable: true, all: [/\bnotar|\bsigning\b|\bmobile sign/] },
  { key: 'e-signing', shoppable: true, all: [/\be ?docs?\b|\bedocs?\b|\belectronic doc|\be ?sign/] },
  { key: 'document-preparation', shoppable: null, all: [/\bdoc(ument)?s?\b|\bdeed\b/, /\bprep/] },
  { key: 'storage', shoppable: true, all: [/\bstorage\b|\barchiv|\bretention\b|\btechnology\b/] },
  {
    key: 'reconveyance',
    shoppable: null,
    all: [/\breconvey|\brelease\b|\bpay ?off\b|\bsatisfaction\b|\bsubordination\b/],
  },
  { key: 'power-of-attorney', shoppable: null, all: [/\bpower of attorney\b|\bpoa\b/] },
  { key: 'attorney', shoppable: null, all: [/\battorneys?\b|\blegal\b|\bcounsel\b|\blaw\b/] },
  { key: 'settlement', shoppable: true, all: [/\bsettlement\b|\bclosing\b|\bescrow\b|\bclosers?\b/], none: /\bwaive/ },
  { key: 'title-premium', shoppable: true, all: [/\btitle\b/, POLICY] },
]
