export { isRight, runWireCases } from '../wire/run-wire.ts'
export { type DocumentFile, documentsIn, publicDocuments } from './list-documents.ts'
export { type DocumentScore, generates, scoreDocument } from './score-document.ts'
export { type SuiteScore, scoreSuite, suiteDirectory } from './score-suite.ts'
