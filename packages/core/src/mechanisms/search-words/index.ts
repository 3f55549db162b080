export { askedWords, hasAllWords, indexedWords, queryOfWords } from './search-words.ts'
