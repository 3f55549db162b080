export { claimImports, endImport } from './claim-imports.ts'
export { importFile } from './import-file.ts'
export { type ContactImportsOptions, startContactImports } from './start-contact-imports.ts'
