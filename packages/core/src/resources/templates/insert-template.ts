import type { AccountReference, Template } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { recordChange } from '../../mechanisms/events/index.ts'
import { newId } from '../../mechanisms/ids/index.ts'
import { changeable, changeableValues } from './change-template.ts'
import type { TemplateFacts } from './parse-template.ts'
import { templateView } from './template-view.ts'

const insertStatement = statement(
  'create_template',
  `INSERT INTO templates (organization_id, phone_number_id, id, name, language, ${changeable.join(', ')})
   VALUES ($1, $2, $3, $4, $5, ${changeable.map((_, index) => `$${index + 6}`).join(', ')}) RETURNING created_at, updated_at`,
)

/** Stores a new template of an account. Records `template.created`. */
export async function insertTemplate(
  tx: Transaction,
  organizationId: string,
  account: AccountReference,
  facts: TemplateFacts,
): Promise<Template> {
  const id = newId('template')
  const { name, language } = facts
  const values = [organizationId, account.phone_number_id, id, name, language, ...changeableValues(facts)]
  const [times] = await tx.query(insertStatement, values)
  const template = templateView({ ...facts, id, ...times! }, account)
  recordChange(tx, organizationId, 'template.created', template)
  return template
}
