import type { AccountReference } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { laterThan } from '../../mechanisms/clock/index.ts'
import { recordChange } from '../../mechanisms/events/index.ts'
import { previousAttributes } from '../../mechanisms/fields/index.ts'
import type { TemplateFacts } from './parse-template.ts'
import { type TemplateRow, templateView } from './template-view.ts'

/** The columns that the provider changes, in the order of {@link changeableValues}. */
export const changeable = [
  'status',
  'provider_status',
  'status_reason',
  'quality',
  'category',
  'category_change',
  'content',
  'variables',
  'components',
  'provider_template_id',
] as const

const updateStatement = statement(
  'update_template',
  `UPDATE templates SET ${changeable.map((column, index) => `${column} = $${index + 3}`).join(', ')},
     updated_at = ${laterThan('updated_at')}
   WHERE organization_id = $1 AND id = $2 RETURNING updated_at`,
)

/** The values of {@link changeable} as a statement takes them. */
export function changeableValues(facts: TemplateFacts): unknown[] {
  return changeable.map((field) => (field === 'components' ? JSON.stringify(facts.components) : facts[field]))
}

/**
 * Changes a template and records `template.updated`, if anything differs.
 *
 * @returns whether anything differs
 */
export async function changeTemplate(
  tx: Transaction,
  organizationId: string,
  account: AccountReference,
  row: TemplateRow,
  facts: TemplateFacts,
): Promise<boolean> {
  const previous = previousAttributes(row, facts, changeable)
  if (Object.keys(previous).length === 0) return false
  const [times] = await tx.query(updateStatement, [organizationId, row.id, ...changeableValues(facts)])
  const template = templateView({ ...row, ...facts, ...times! }, account)
  recordChange(tx, organizationId, 'template.updated', template, previous)
  return true
}
