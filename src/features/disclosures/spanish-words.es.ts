// It is Spanish already, whatever the language of the page.
export * from './spanish-words.ts'
