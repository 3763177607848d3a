// The same in every language.
export * from './notes-words.ts'
