// The same in every language.
export * from './kept-words.ts'
