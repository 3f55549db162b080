export { renderRowTypes } from './render-row-types.ts'
export { type KnownTypes, statementRows } from './statement-rows.ts'
