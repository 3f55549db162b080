export { type GenerateOptions, generate } from './generate.ts'
export { DocumentError, type Problem } from './problems.ts'
export { readDocument, UnreadableDocument } from './read-document.ts'
export { compareGenerated, type Difference, type OutputOptions, writeGenerated } from './write-generated.ts'
