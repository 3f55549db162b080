export { type Bom, printBom } from './bom.ts'
export { bomFile, listThirdParty, noticesFile } from './list-third-party.ts'
export { mergeBoms } from './merge-boms.ts'
export { printNotices } from './print-notices.ts'
