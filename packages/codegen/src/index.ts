export { compileDocument, type GenerateOptions, type Generation, generate } from './generate.ts'
export { DocumentError, type Place, type Problem } from './read/problems.ts'
export { readDocument, UnreadableDocument } from './read/read-document.ts'
export { compareGenerated, type Difference, type OutputOptions, writeGenerated } from './write/write-generated.ts'
