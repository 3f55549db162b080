export { type KnownTypes, statementRows } from './statement-rows.ts'
export { renderRowTypes } from './table-rows.ts'
