import { statement, type Transaction } from '@channel/db'
import { accountReference, accountTables } from '../accounts/account-view.ts'
import { recordEvent } from '../events/index.ts'
import { categoryFrom, statusFrom } from '../templates/read-template.ts'
import { type TemplateRow, templateColumns, templateView } from '../templates/template-view.ts'

/** What the provider decided on a template of a business account. */
export interface TemplateUpdate {
  readonly waba_id: string
  readonly template: { readonly id: string; readonly name: string; readonly language: string }
  /** The provider's word, such as `PAUSED`; as it is unless given. */
  readonly status?: string
  /** As it is unless given. */
  readonly category?: string
  /** When it came, as a date-time: a listing that began later knows better. */
  readonly received_at: string
}

interface FoundTemplate extends TemplateRow {
  readonly organization_id: string
  readonly account_phone_number_id: string
  readonly account_phone_number: string | null
  readonly account_customer_id: string | null
  readonly account_customer_name: string | null
}

const lockTemplates = statement(
  'find_templates_of_waba',
  `SELECT ${templateColumns}, account.organization_id, account.phone_number_id AS account_phone_number_id,
          account.phone_number AS account_phone_number, account.customer_id AS account_customer_id,
          customer.name AS account_customer_name
   FROM ${accountTables}
   JOIN templates template
     ON template.organization_id = account.organization_id AND template.phone_number_id = account.phone_number_id
    AND template.name = $2 AND template.language = $3
    AND (template.provider_template_id IS NULL OR template.provider_template_id = $4)
   WHERE account.waba_id = $1 AND NOT EXISTS (
     SELECT FROM template_syncs last
     WHERE last.organization_id = account.organization_id AND last.phone_number_id = account.phone_number_id
       AND last.listed_at > $5
   )
   ORDER BY account.organization_id, template.id FOR NO KEY UPDATE OF template`,
)
const updateTemplate = statement(
  'update_template_status',
  `UPDATE templates SET status = $3, provider_status = $4, category = $5,
     updated_at = greatest(clock_timestamp(), updated_at + interval '1 microsecond')
   WHERE organization_id = $1 AND id = $2 RETURNING updated_at`,
)
const deleteTemplate = statement(
  'delete_template_by_update',
  'DELETE FROM templates WHERE organization_id = $1 AND id = $2 RETURNING clock_timestamp() AS deleted_at',
)

/**
 * Brings the copies of a template, one for each account that is connected, to the state that the provider tells of, and
 * records `template.updated` or `template.deleted`. One that is not known here comes with the next sync.
 */
export async function applyTemplateUpdate(tx: Transaction, update: TemplateUpdate): Promise<void> {
  const { waba_id, template, received_at } = update
  const place = [waba_id, template.name, template.language, template.id, received_at]
  for (const row of await tx.query<FoundTemplate>(lockTemplates, place)) {
    if (update.status === 'DELETED') await remove(tx, row)
    else await change(tx, row, update)
  }
}

async function change(tx: Transaction, row: FoundTemplate, { status, category }: TemplateUpdate): Promise<void> {
  const next = {
    ...(status !== undefined && { status: statusFrom(status), provider_status: status }),
    ...(category !== undefined && { category: categoryFrom(category) }),
  }
  const fields = Object.keys(next) as (keyof typeof next)[]
  const changed = fields.filter((field) => next[field] !== row[field])
  if (changed.length === 0) return
  const after = { ...row, ...next }
  const [updated] = await tx.query<{ updated_at: string }>(updateTemplate, [
    row.organization_id,
    row.id,
    after.status,
    after.provider_status,
    after.category,
  ])
  const account = referenceOf(row)
  const shown = templateView({ ...after, ...updated }, account)
  recordEvent(tx, row.organization_id, {
    type: 'template.updated',
    created_at: shown.updated_at,
    account,
    object: shown,
    previous_attributes: Object.fromEntries(changed.map((field) => [field, row[field]])),
  })
}

async function remove(tx: Transaction, row: FoundTemplate): Promise<void> {
  const [deleted] = await tx.query<{ deleted_at: string }>(deleteTemplate, [row.organization_id, row.id])
  if (deleted === undefined) throw new Error('A locked template is not there.')
  recordEvent(tx, row.organization_id, {
    type: 'template.deleted',
    created_at: deleted.deleted_at,
    account: referenceOf(row),
    object: { id: row.id, object: 'template', deleted: true },
  })
}

function referenceOf(row: FoundTemplate) {
  return accountReference({
    phone_number: row.account_phone_number,
    phone_number_id: row.account_phone_number_id,
    customer_id: row.account_customer_id,
    customer_name: row.account_customer_name,
  })
}
