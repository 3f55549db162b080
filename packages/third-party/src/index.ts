export { type Bom, printBom } from './bom.ts'
export { type BundledProgram, bomFile, listThirdParty, noticesFile } from './list-third-party.ts'
export { mergeBoms, type Product } from './merge-boms.ts'
export { printNotices } from './print-notices.ts'
