import type { Handlers } from '@channel/contract/types'
import { getAssignmentRule, updateAssignmentRule } from '@channel/core/assignment-rules'
import type { RequestContext } from '../request/request-context.ts'
import { read, write } from '../request/verb-handlers.ts'

export const assignmentRules = {
  getAssignmentRule: read(getAssignmentRule),
  updateAssignmentRule: write(updateAssignmentRule),
} satisfies Handlers<'assignment-rules', RequestContext>
