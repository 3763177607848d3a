// Letters are English, whatever the language of the page.
export * from './change-letter-words.ts'
