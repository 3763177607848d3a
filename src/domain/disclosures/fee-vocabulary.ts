/**
 * The words that names of charges are made of, without their plural s. A name with another word in it may be right; it is asked
 * about, because payees, notes and pieces of the line beside it look the same to a reader.
 */
const WORDS = `
a above acceptance borrower accident account adjustment admin administration administrative advance affidavit agency agent aggregate alta amendment
amc amount analysis and annual apartment app application appraisal appraiser architectural archive as assessment assigned assignment assoc association
assumption at attorney audit automated avm balance bank bankruptcy base basic binder board bond borough bpo bring broker brokerage
buy buydown by cancellation capital care cash cert certificate certification check chimney city claim cleaning cleanup clear
clerk close closer closing code collection combined commission commitment common community company compensation completion compliance comprehensive computer
condo condominium conservation construction consulting contract contribution conveyance coop copy corporate correction cost council counsel county courier court covenant coverage cpl
credit cure current cushion date day dd debt decline dedicated deed deferred deferral delivery department deposit desk desktop determination development direct
disbursement discharge disclosure discount dispute district doc docs document documentary documentation down drainage draw draft due dues dwelling earnest earthquake
edoc edocs efile electric electronic electronically email endorsement energy engineer engineering entity environmental epa equipment erecord erecording erosion escrow esign estate estimate estimated estoppel
eviction evaluation exam examination examiner excess exchange excise expedited express extended extension extra farm fax federal fedex fee feeder fema field file filing final finance financing fire first
flood float floor for foreclosure form foundation fraud from fuel full fund funding furnace future garage gap gas general geographic ginnie government grant grantee grantor ground guarantee guaranty hail
handling hazard health heating held heloc high hoa hold holdback home homeowner homestead house household housing hud hurricane icl ilc impact impound improvement in include including income inc increase indebtedness
independent index indicator initial inspection inspector installment insurance insured intangible interest interim intl investor investigation invoice issue issuance jr judgment junior jumbo just key land landlord lawyer law lead lease leasehold legal lender letter level
liability license lien life light limit limited line link list litigation loan local location lock lockbox lot maintenance management manager mansion manual manufactured map mapping market marriage master master maximum
membership mello roos mers messenger method mgmt mi mid middle mileage mip mo mobile model mold monitoring monthly month mortgage mortgagee mortgagor move movein moving mud municipal name national natural nhd new no nonrefundable non normal notary note notice npma
occupancy of off office official oil on one online only open operating opinion optional option or order ordinance original origination originator other out outside over overage overnight owner package paid paper parcel parking parish
partial party pay payable payment payoff pending per percent percentage permanent permit personal pest phase photo physical piti plan plat plot pmi poa point police policy pool portion post postage power premium prep prepaid preparation
prepayment prequalification preservation preparer presale price prior private privilege probate process processing processor professional program project property prorated proration protection protest provider public purchase qualification quality questionnaire quick quit quitclaim quote
radon rate re real realtor realty rebate recert recertification recheck reconveyance record recordation recorder recording redraw reduction refinance refresh refund regional register registration registry regulatory reimbursement
reinspection reissue release relocation rent rental repair replacement report request required rescore research reserve residential resale response restriction retention retrieval return review revenue rider right road roof room run rundown rural rush
safety sale sanitary sanitation satisfaction school score search second secondary section secure security seller senior separate septic service servicer servicing settlement sewer share short sign signature signing simplifile single site smoke soil solar
special split staff stamp standard state statement status storage storm street structural structure submission subordination subordinate subsidy summary supplement supplemental surcharge survey surveyor suspense system tax taxe technology tech temporary
termite test testing the third tie time title to tolerance town township tracking transaction transcript transfer transit trash travel treasurer trip trust trustee two type ucc uniform unit unpaid update upfront usage usda usps utility uw va
valuation value vendor verification verify vesting village voa voe vod volume voluntary waiver warehouse warranty waste water wdi wdo weather web well wholesale wind windstorm wire wiring with without wood work working year yearly zone zoning
abstract act agreement congestion detector elevation employment enhancement fha guard patriot relief sub undisclosed verbal
amortization another associate buyer care charge client destroying desktop fannie freddie mae mac mailaway mail mailing management medium member minimum mod modification nd rd st th opening origin pre premium product qualified ratio seniority ssn subject tail taxing tree under underwriter underwriting
alabama alaska arizona arkansas california carolina colorado connecticut dakota delaware florida georgia hampshire hawaii idaho illinois indiana iowa island jersey kansas kentucky louisiana maine maryland massachusetts
mexico michigan minnesota mississippi missouri montana nebraska nevada north ohio oklahoma oregon pennsylvania rhode south tennessee texas utah vermont virginia washington west wisconsin wyoming york columbia
`
const KNOWN = new Set(WORDS.split(/\s+/).filter(word => word !== ''))

/** 'Cook County Taxes', 'City of Chicago': places have names. */
const PLACES = new Set(['county', 'city', 'town', 'township', 'village', 'parish', 'borough', 'school', 'district'])

function isPlaceName(words: readonly string[], at: number): boolean {
  const isPlace = (index: number) => PLACES.has(words[index]?.toLowerCase() ?? '')
  if (!/^\p{Lu}/u.test(words[at] ?? '')) return false
  return isPlace(at + 1) || isPlace(at + 2) || (words[at - 1] === 'of' && isPlace(at - 2))
}

/** Marks of a line that is two, of a box or of a note; 'Fee *' has the mark of another line's amount. */
const FOREIGN = /[?!☐☑☒□■$]|(?:^|\s)[*•|](?:\s|$)/u
/** 'Deed: $40.00', '$17.44 per day', '(Includes $200 credit …)': money that belongs to a name. */
const OWN_MONEY =
  /(?:deed|mortgage|release|other)s?:? ?\$ ?[\d,.]+|\$ ?[\d,.]+ ?(?:per|a|\/) ?(?:month|mo|day)|includes \$ ?[\d,.]+/gi

/** 'E-Recording', '4506-C', 'T-19': a letter that belongs to the word beside it. */
const WITH_LETTER = /\b(e)-(?=\p{L}{4})|\b(4506)-[ct]\b/giu

/** Whether a name is made of nothing but words that charges are named with, figures and places. */
export function isFeeName(label: string): boolean {
  const named = label.normalize('NFKC').replace(OWN_MONEY, ' per ').replace(WITH_LETTER, '$1$2')
  if (FOREIGN.test(named) || /[(–-]\s*$|^0\d|\(points\)\s*\S/i.test(named)) return false
  const spelt = named
    .replace(/[’'`]/g, '')
    .split(/[^\p{L}\d%.]+/u)
    .filter(word => /[\p{L}\d%]/u.test(word))
  const words = spelt.filter((_, at) => !isPlaceName(spelt, at)).map(word => word.toLowerCase())
  // 'Endorsements 8.1 and' goes on somewhere; '9.0 and 22' began elsewhere.
  if (/^(and|or|of|for|the|to|by|with|a)$/.test(words.at(-1) ?? '') || !words.some(isTelling)) return false
  return words.every(isKnownWord)
}

function isTelling(word: string): boolean {
  return /^\p{L}{3}/u.test(word) && !/^(and|for|the|with|per|day|month|from)/.test(word)
}

/** 'Polic', 'Prop': the beginning of a word that charges are named with, and no such word itself. */
export function isHalfWord(word: string): boolean {
  const letters = word.toLowerCase()
  return /^\p{L}{2,}$/u.test(letters) && !isKnownWord(letters) && [...KNOWN].some(known => known.startsWith(letters))
}

/** What names of companies and offices end with. */
const COMPANY =
  'agency appraisals associates association attorneys authority bureau closings company control corporation county credit data department escrow financial group holdings inspections insurance lending management mortgage mutual partners processing properties realty recorder services settlement solutions survey surveyors systems title treasurer'.split(
    ' ',
  )

/** 'Grou', 'Servi': the beginning of a word that names of companies end with, or of one that charges are named with. */
export function isHalfName(word: string): boolean {
  const letters = word.toLowerCase()
  const isWhole = isKnownWord(letters) || COMPANY.some(known => known === letters || known === `${letters}s`)
  return /^\p{L}{3,}$/u.test(letters) && !isWhole && COMPANY.some(known => known.startsWith(letters))
}

/** Whether charges are named with this word, in small letters. */
export function isKnownWord(word: string): boolean {
  if (/^[\d.,%]+$/.test(word) || /^\d+(st|nd|rd|th|a|b|c|d|t)$/.test(word)) return true
  const whole = word.replace(/\./g, '')
  return (
    KNOWN.has(whole) ||
    KNOWN.has(whole.replace(/s$/, '')) ||
    KNOWN.has(whole.replace(/ies$/, 'y')) ||
    KNOWN.has(whole.replace(/es$/, ''))
  )
}
