export type { AllFields } from './all-fields.ts'
export { changesTo, previousAttributes } from './changes-to.ts'
export { changeRow, writtenColumns } from './columns.ts'
export { noOtherFields } from './no-other-fields.ts'
