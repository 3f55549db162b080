export type { MoveContext, Step } from './in-move.ts'
export { measureMove } from './measure-move.ts'
export { abortMove, moveOrganization } from './move-organization.ts'
