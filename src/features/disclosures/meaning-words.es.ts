// It is Spanish already, whatever the language of the page.
export * from './meaning-words.ts'
