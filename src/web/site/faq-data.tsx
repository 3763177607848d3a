import { StructuredData } from './structured-data.tsx'

/** Questions and answers for search engines: the same sentences as on the page. */
export function FaqData({ items }: { items: readonly { question: string; answer: string }[] }) {
  return (
    <StructuredData
      data={{
        '@type': 'FAQPage',
        mainEntity: items.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      }}
    />
  )
}
