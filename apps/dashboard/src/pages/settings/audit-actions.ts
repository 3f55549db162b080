import { writingOperations } from '../../generated/writing-operations.ts'

/** The actions to filter by: what users do in the dashboard, and what only operators do. */
export const auditActions = [...writingOperations, 'createMember'] as const
