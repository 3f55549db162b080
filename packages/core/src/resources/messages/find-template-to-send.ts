import type { SendTemplate } from '@channel/contract/types'
import { type Queryable, statement } from '@channel/db'
import { ApiError } from '../../mechanisms/errors/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { type TemplateRow, templateColumns } from '../templates/index.ts'

const findStatement = statement(
  'find_template_to_send',
  `SELECT ${templateColumns} FROM templates template
   WHERE organization_id = $1 AND phone_number_id = $2 AND name = $3 AND language = $4`,
)

/**
 * Looks for the template of a message, and resolves to what gives it: it throws when its turn among the guards comes.
 *
 * @returns throws ApiError `template_not_found` when the account has none of this name and language that is approved,
 *   `template_paused` when the provider has paused it; undefined for a message without a template
 */
export async function findTemplateToSend(
  database: Queryable,
  scope: Scope,
  phoneNumberId: string,
  template: SendTemplate | undefined,
): Promise<() => TemplateRow | undefined> {
  if (template === undefined) return () => undefined
  const { name, language } = template
  const [row] = await database.query(findStatement, [scope.organizationId, phoneNumberId, name, language])
  return () => {
    if (row?.provider_status === 'PAUSED') {
      const message = `The provider has paused the template ${name} in ${language}.`
      throw new ApiError('template_paused', message, { param: 'template.name' })
    }
    if (row?.status === 'approved') return row
    const why = row === undefined ? 'has no template' : `has no approved template (it is ${row.status})`
    const message = `Account ${phoneNumberId} ${why} ${name} in ${language}.`
    throw new ApiError('template_not_found', message, { param: 'template.name' })
  }
}
