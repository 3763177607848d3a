import type { Seed } from '#server/db/migrate.ts'
import { lenders } from './tables.ts'

type NewLender = typeof lenders.$inferInsert

/**
 * What a new product starts with: six lenders with their true sites and the types of loan that they are known to offer, which
 * the page says. No rate and no limits, until an operator gives what a lender quoted.
 */
const firstLenders: NewLender[] = [
  {
    name: 'Navy Federal Credit Union',
    description: 'A credit union for service members, veterans and their families.',
    loan_types: ['conventional', 'va', 'jumbo', 'refinance'],
    website: 'https://www.navyfederal.org/',
  },
  {
    name: 'Bank of America',
    description: 'A national bank.',
    loan_types: ['conventional', 'fha', 'va', 'jumbo', 'refinance'],
    website: 'https://www.bankofamerica.com/mortgage/',
  },
  {
    name: 'Rocket Mortgage',
    description: 'An online lender.',
    loan_types: ['conventional', 'fha', 'va', 'jumbo', 'refinance'],
    website: 'https://www.rocketmortgage.com/',
  },
  {
    name: 'U.S. Bank',
    description: 'A national bank.',
    loan_types: ['conventional', 'fha', 'va', 'jumbo', 'refinance', 'construction'],
    website: 'https://www.usbank.com/',
  },
  {
    name: 'Wells Fargo',
    description: 'A national bank.',
    loan_types: ['conventional', 'fha', 'va', 'jumbo', 'refinance'],
    website: 'https://www.wellsfargo.com/mortgage/',
  },
  {
    name: 'Guild Mortgage',
    description: 'A mortgage lender.',
    loan_types: ['conventional', 'fha', 'va', 'usda', 'jumbo'],
    website: 'https://www.guildmortgage.com/',
  },
]

/** Only into an empty table: what an operator has changed or removed stays so. */
export const seedLenders: Seed = async tx => {
  const [first] = await tx.select({ id: lenders.id }).from(lenders).limit(1)
  if (!first) await tx.insert(lenders).values(firstLenders)
}
