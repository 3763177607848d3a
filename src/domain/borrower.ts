/** What an application tells of the buyer and the home. The spec's enumerations, for schemas, forms and estimates alike. */
export const PROPERTY_TYPES = ['primary_residence', 'secondary_home', 'investment_property'] as const
export type PropertyType = (typeof PROPERTY_TYPES)[number]

export const CREDIT_SCORE_RANGES = ['excellent_740_plus', 'good_670_739', 'fair_580_669', 'poor_below_580'] as const
export type CreditScoreRange = (typeof CREDIT_SCORE_RANGES)[number]

export const EMPLOYMENT_STATUSES = ['employed', 'self_employed', 'retired', 'unemployed'] as const
export type EmploymentStatus = (typeof EMPLOYMENT_STATUSES)[number]
