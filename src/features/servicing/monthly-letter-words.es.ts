// Letters are English, whatever the language of the page.
export * from './monthly-letter-words.ts'
