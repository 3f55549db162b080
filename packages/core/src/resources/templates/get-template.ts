import type { GetTemplateInput, Template } from '@channel/contract/types'
import { type Queryable, statement } from '@channel/db'
import { notFound } from '../../mechanisms/errors/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { accountTables, pathAccountColumns, pathAccountIs, requireUsableAccount } from '../accounts/index.ts'
import { templateColumns, templateView } from './template-view.ts'

// A name has few languages, so one plan suffices with and without a language.
const selectTemplate = statement(
  'get_template',
  `SELECT ${pathAccountColumns}, ${templateColumns}
   FROM ${accountTables}
   LEFT JOIN LATERAL (
     SELECT * FROM templates
     WHERE organization_id = $1 AND phone_number_id = $2 AND name = $3 AND ($4::text IS NULL OR language = $4)
     ORDER BY status <> 'approved', language LIMIT 1
   ) template ON true
   WHERE ${pathAccountIs}`,
)

/**
 * Returns a template of an account by name, in one round trip. If several languages match, prefers approved templates, then the
 * first language in byte order.
 *
 * @throws ApiError `resource_not_found` if the account or the template is unknown, `channel_number_not_verified`
 */
export async function getTemplate(
  database: Queryable,
  scope: Scope,
  { params, query }: GetTemplateInput,
): Promise<Template> {
  const { phone_number_id, name } = params
  const { language } = query
  const [row] = await database.query(selectTemplate, [scope.organizationId, phone_number_id, name, language])
  const account = requireUsableAccount(row, phone_number_id)
  if (row === undefined || row.id === null) {
    const which = language === undefined ? name : `${name} in ${language}`
    throw notFound(
      'name',
      `There is no template ${which} on account ${phone_number_id}. Sync the templates to get new ones.`,
    )
  }
  return templateView(row, account)
}
