// Letters are English, whatever the language of the page.
export * from './gift-letter-words.ts'
