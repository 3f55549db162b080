export { findSecondFactorState } from './find-second-factor-state.ts'
export { getSession } from './get-session.ts'
