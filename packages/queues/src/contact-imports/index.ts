export { type ContactImportsOptions, startContactImports } from './start-contact-imports.ts'
