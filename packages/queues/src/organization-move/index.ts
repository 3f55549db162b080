export type { MoveContext, Step } from './in-move.ts'
export { type MovedSize, measureMove } from './measure-move.ts'
export { abortMove, type MovedOrganization, moveOrganization } from './move-organization.ts'
