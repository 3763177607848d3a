// In the reader's language: day-words.es.ts stands beside this. What is written to a lender asks english-day.ts itself.
export * from './english-day.ts'
