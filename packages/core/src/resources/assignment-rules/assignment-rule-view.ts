import type { AssignmentRule } from '@channel/contract/types'
import type { AssignmentRuleRow } from '@channel/db'
import type { AllFields } from '../../mechanisms/fields/index.ts'

/** A rule; null of an account for which nothing was set. */
export type RuleRow = { readonly [Name in 'mode' | 'user_ids']: AssignmentRuleRow[Name] | null }

export function assignmentRuleView({ mode, user_ids }: RuleRow): AllFields<AssignmentRule> {
  return { object: 'assignment_rule', mode: mode ?? 'manual', user_ids: user_ids ?? [] }
}
