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
 * Queries the template of a message. Resolves to a function that throws later, so that errors keep their order.
 *
 * @returns a function that returns the template, or undefined for a message without one. It throws ApiError
 *   `template_not_found` if the account has no approved template of this name and language, `template_paused` if the provider
 *   has paused it
 */
export async function findTemplateToSend(
  database: Queryable,
  scope: Pick<Scope, 'organizationId'>,
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
