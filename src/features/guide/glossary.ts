/** Words of the trade, each in two sentences: pages explain a term where it stands, the guide lists them all. */
interface GlossaryEntry {
  term: string
  meaning: string
}

export const GLOSSARY = {
  'adjustable-rate': {
    term: 'Adjustable-rate mortgage (ARM)',
    meaning:
      'A loan whose rate stays put for the first years and can then move up or down. A 5/1 ARM holds its first rate for five years and then adjusts once a year.',
  },
  amortization: {
    term: 'Amortization',
    meaning:
      'Paying a loan back in equal monthly parts until nothing is owed. Early payments are mostly interest, late ones mostly principal.',
  },
  apr: {
    term: 'APR',
    meaning:
      'The annual percentage rate: the interest rate with the fees of the loan worked into it. It lets you compare two offers by one number.',
  },
  appraisal: {
    term: 'Appraisal',
    meaning:
      'A licensed appraiser’s opinion of what the home is worth. The lender orders it, so that it does not lend more than the home is worth.',
  },
  'cash-to-close': {
    term: 'Cash to close',
    meaning:
      'The amount you bring on closing day. It is the down payment plus closing costs, less what you have paid already.',
  },
  'clear-to-close': {
    term: 'Clear to close',
    meaning:
      'The lender’s word that every condition is met and the loan can be signed. Closing can be set once you have it.',
  },
  closing: {
    term: 'Closing',
    meaning: 'The meeting, or the day, on which you sign the loan and become the owner. It is also called settlement.',
  },
  'closing-costs': {
    term: 'Closing costs',
    meaning:
      'Everything you pay to get the loan and the home besides the price itself. It includes lender fees, title work, taxes and prepaid costs.',
  },
  'closing-disclosure': {
    term: 'Closing Disclosure',
    meaning:
      'A five-page form with the final terms and costs of your loan. You must have it at least three business days before you sign.',
  },
  'conforming-loan': {
    term: 'Conforming loan',
    meaning:
      'A conventional loan no larger than the limit that FHFA sets each year. Larger ones are called jumbo loans.',
  },
  contingency: {
    term: 'Contingency',
    meaning:
      'A condition in the contract that lets you walk away and keep your deposit if it is not met. Common ones are about the loan, the inspection and the appraisal.',
  },
  'conventional-loan': {
    term: 'Conventional loan',
    meaning:
      'A home loan that no government program insures or guarantees. With less than 20% down it usually comes with private mortgage insurance.',
  },
  'credit-score': {
    term: 'Credit score',
    meaning: 'A number that sums up how you have paid your debts. A higher one usually brings a lower rate.',
  },
  'debt-to-income': {
    term: 'Debt-to-income ratio (DTI)',
    meaning:
      'Your monthly debt payments as a share of your monthly income before taxes. Lenders use it to judge what you can carry.',
  },
  deed: {
    term: 'Deed',
    meaning: 'The paper that moves ownership of the home to you. It is recorded with the county after closing.',
  },
  'down-payment': {
    term: 'Down payment',
    meaning: 'The part of the price that you pay with your own money. The rest is the loan.',
  },
  'due-diligence': {
    term: 'Due diligence period',
    meaning:
      'The days in which you may inspect the home and still change your mind. Your contract says when they end and what leaving costs.',
  },
  'earnest-money': {
    term: 'Earnest money',
    meaning: 'A deposit that shows the seller you mean your offer. It counts toward what you owe on closing day.',
  },
  equity: {
    term: 'Equity',
    meaning:
      'The part of the home that is really yours: its value less what you still owe. It grows as you pay and as the home gains value.',
  },
  'escrow-account': {
    term: 'Escrow account',
    meaning:
      'An account in which your loan’s servicer saves up for property tax and home insurance. A part of each payment goes into it, and the bills are paid from it.',
  },
  'fha-loan': {
    term: 'FHA loan',
    meaning:
      'A loan that the Federal Housing Administration insures. It allows lower credit scores and asks for mortgage insurance in return.',
  },
  'fixed-rate': {
    term: 'Fixed-rate mortgage',
    meaning:
      'A loan whose rate never changes. The payment of principal and interest is the same in the first month and the last.',
  },
  'gift-letter': {
    term: 'Gift letter',
    meaning:
      'A signed note from someone who helps with your down payment. It says that the money is a gift and need not be paid back.',
  },
  'hard-inquiry': {
    term: 'Hard inquiry',
    meaning: 'A look at your credit that a lender makes when you apply. It can lower your score a little for a while.',
  },
  'hoa-dues': {
    term: 'HOA dues',
    meaning:
      'A regular fee to a homeowners association for shared things such as roofs, roads or a pool. You pay it on top of the mortgage, and lenders count it.',
  },
  'home-inspection': {
    term: 'Home inspection',
    meaning:
      'A check of the home’s condition by an inspector whom you choose and pay. It tells you what works, what does not and what may fail soon.',
  },
  'homeowners-insurance': {
    term: 'Homeowners insurance',
    meaning: 'Coverage against fire, storms, theft and claims against you. Lenders want it in place before they lend.',
  },
  'interest-rate': {
    term: 'Interest rate',
    meaning:
      'The yearly price of the money you borrow, in percent of what you still owe. It sets your monthly payment, but it leaves the fees out.',
  },
  'jumbo-loan': {
    term: 'Jumbo loan',
    meaning: 'A loan above the conforming limit for the county. Lenders often ask for a better score and more savings.',
  },
  'lender-credit': {
    term: 'Lender credit',
    meaning: 'Money the lender puts toward your closing costs. In return you take a higher rate.',
  },
  'loan-estimate': {
    term: 'Loan Estimate',
    meaning:
      'A three-page form with the rate, payment and costs a lender offers. Every lender uses the same form, so offers can be laid side by side.',
  },
  'loan-to-value': {
    term: 'Loan-to-value ratio (LTV)',
    meaning: 'The loan as a share of what the home is worth. With 20% down it is 80%.',
  },
  'origination-fee': {
    term: 'Origination fee',
    meaning:
      'What the lender charges for making the loan. It may be called application, processing or underwriting fee.',
  },
  pmi: {
    term: 'Private mortgage insurance (PMI)',
    meaning:
      'Insurance that protects the lender, not you, when you put less than 20% down on a conventional loan. You can ask to drop it once you owe 80% of the original value.',
  },
  points: {
    term: 'Points',
    meaning: 'Money paid up front for a lower rate. One point is 1% of the loan.',
  },
  'pre-approval': {
    term: 'Pre-approval',
    meaning:
      'A lender’s letter that says how much it expects to lend you, after a look at your papers and credit. Sellers take an offer more seriously with one.',
  },
  'prepaid-costs': {
    term: 'Prepaid costs',
    meaning:
      'Bills you pay ahead at closing, such as the first year of insurance and the interest until month’s end. They are not fees: you would owe them with any lender.',
  },
  principal: {
    term: 'Principal',
    meaning: 'What you still owe, without interest. Each payment lowers it a little.',
  },
  'promissory-note': {
    term: 'Promissory note',
    meaning:
      'The paper in which you promise to pay the loan back. It holds the rate, the payment and what happens when you pay late.',
  },
  'rate-lock': {
    term: 'Rate lock',
    meaning:
      'A lender’s promise to hold your rate for a set time, often 30 to 60 days. If rates rise meanwhile, yours does not.',
  },
  refinance: {
    term: 'Refinance',
    meaning:
      'Paying off your loan with a new one that suits you better. You pay closing costs again, so the savings must outweigh them.',
  },
  servicer: {
    term: 'Servicer',
    meaning:
      'The company that collects your payments and looks after the escrow account. It need not be the lender you signed with.',
  },
  'soft-inquiry': {
    term: 'Soft inquiry',
    meaning: 'A look at your credit that does not touch your score. Checking your own credit is one.',
  },
  'title-insurance': {
    term: 'Title insurance',
    meaning:
      'Coverage in case somebody else turns out to have a claim on the home. One policy protects the lender; you can buy one for yourself.',
  },
  underwriting: {
    term: 'Underwriting',
    meaning:
      'The lender’s check of your income, savings, credit and the home. It ends with approval, a list of conditions, or a no.',
  },
  'usda-loan': {
    term: 'USDA loan',
    meaning:
      'A loan for homes in many rural areas that the Department of Agriculture guarantees. It needs no down payment, and household income must be below a limit.',
  },
  'va-loan': {
    term: 'VA loan',
    meaning:
      'A loan for veterans, service members and some spouses that the Department of Veterans Affairs guarantees. It needs no down payment and no monthly mortgage insurance.',
  },
} as const satisfies Record<string, GlossaryEntry>

export type TermId = keyof typeof GLOSSARY
