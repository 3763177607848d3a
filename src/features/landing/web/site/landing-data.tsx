import { RATING } from '#features/landing/claims.ts'
import { LANDING_FAQ } from '#features/landing/faq.ts'
import { landingDataWords } from '#features/landing/words.ts'
import { Claimed } from '#web/site/claimed.tsx'
import { FaqData } from '#web/site/faq-data.tsx'
import { StructuredData } from '#web/site/structured-data.tsx'

/** Who we are, what this is and what it costs, for search engines. The rating only where its source is named. */
export function LandingData({ origin }: { origin: string }) {
  return (
    <>
      <Claimed when="shown" of={['rating']}>
        <StructuredData data={product(origin, { aggregateRating })} />
      </Claimed>
      <Claimed when="off" of={['rating']}>
        <StructuredData data={product(origin)} />
      </Claimed>
      <FaqData items={LANDING_FAQ} />
    </>
  )
}

const aggregateRating = {
  '@type': 'AggregateRating',
  ratingValue: RATING.value,
  bestRating: RATING.best,
  reviewCount: RATING.reviews,
}

function product(origin: string, rating: object = {}): object {
  const url = new URL('/', origin).href
  const organisation = {
    '@type': 'Organization',
    '@id': `${url}#organization`,
    name: 'Keyturn',
    url,
    logo: new URL('/icon-512.png', origin).href,
  }
  return {
    '@graph': [
      organisation,
      {
        '@type': 'WebApplication',
        name: 'Keyturn',
        url,
        applicationCategory: 'FinanceApplication',
        operatingSystem: 'Any',
        browserRequirements: 'A current web browser',
        description: landingDataWords.applicationDescription,
        audience: { '@type': 'Audience', audienceType: 'Homebuyers', geographicArea: 'United States' },
        offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
        publisher: { '@id': organisation['@id'] },
        ...rating,
      },
    ],
  }
}
