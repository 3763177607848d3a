import type { Seed } from '#server/db/migrate.ts'
import { lenders } from './tables.ts'

type NewLender = typeof lenders.$inferInsert

/**
 * What a new product starts with. Six lenders exist, with their true sites; three are made up, for trying things out.
 * Real names carry no rate that nobody quoted; those of the others are made up as they are. Limits are samples, and the page
 * says so. An operator puts quoted ones in their place.
 */
const sampleLenders: NewLender[] = [
  {
    name: 'Navy Federal Credit Union',
    description: 'A credit union for service members, veterans and their families.',
    min_loan_amount: 25_000,
    max_loan_amount: 1_500_000,
    loan_types: ['conventional', 'va', 'jumbo', 'refinance'],
    website: 'https://www.navyfederal.org/',
  },
  {
    name: 'Harbor Savings',
    description: 'A made-up savings bank with middling rates and middling fees.',
    interest_rate: 6.5,
    min_loan_amount: 75_000,
    max_loan_amount: 1_000_000,
    loan_types: ['conventional', 'fha', 'va'],
    is_sample: true,
  },
  {
    name: 'Bank of America',
    description: 'A national bank with branches in most states.',
    min_loan_amount: 50_000,
    max_loan_amount: 5_000_000,
    loan_types: ['conventional', 'fha', 'va', 'jumbo', 'refinance'],
    website: 'https://www.bankofamerica.com/mortgage/',
  },
  {
    name: 'First County',
    description: 'A made-up county bank: a low rate that is bought with points.',
    interest_rate: 6.375,
    min_loan_amount: 100_000,
    max_loan_amount: 800_000,
    loan_types: ['conventional', 'usda'],
    is_sample: true,
  },
  {
    name: 'Rocket Mortgage',
    description: 'An online lender.',
    min_loan_amount: 50_000,
    max_loan_amount: 3_000_000,
    loan_types: ['conventional', 'fha', 'va', 'jumbo', 'refinance'],
    website: 'https://www.rocketmortgage.com/',
  },
  {
    name: 'U.S. Bank',
    description: 'A national bank, strongest in the Midwest and West.',
    min_loan_amount: 50_000,
    max_loan_amount: 3_000_000,
    loan_types: ['conventional', 'fha', 'va', 'jumbo', 'refinance', 'construction'],
    website: 'https://www.usbank.com/',
  },
  {
    name: 'Wells Fargo',
    description: 'A national bank with home loan consultants in most states.',
    min_loan_amount: 50_000,
    max_loan_amount: 3_000_000,
    loan_types: ['conventional', 'fha', 'va', 'jumbo', 'refinance'],
    website: 'https://www.wellsfargo.com/mortgage/',
  },
  {
    name: 'Prairie Mutual',
    description: 'A made-up mutual with a higher rate and hardly any fees.',
    interest_rate: 6.75,
    min_loan_amount: null,
    max_loan_amount: 600_000,
    loan_types: ['conventional', 'fha', 'usda'],
    is_sample: true,
  },
  {
    name: 'Guild Mortgage',
    description: 'A lender known for loans with a small down payment.',
    min_loan_amount: 50_000,
    max_loan_amount: 2_000_000,
    loan_types: ['conventional', 'fha', 'va', 'usda', 'jumbo'],
    website: 'https://www.guildmortgage.com/',
  },
]

/** Only into an empty table: what an operator has changed or removed stays so. */
export const seedLenders: Seed = async tx => {
  const [first] = await tx.select({ id: lenders.id }).from(lenders).limit(1)
  if (!first) await tx.insert(lenders).values(sampleLenders)
}
