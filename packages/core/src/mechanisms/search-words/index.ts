export { askedWords, hasAllWords, indexedWords, periodBefore } from './search-words.ts'
