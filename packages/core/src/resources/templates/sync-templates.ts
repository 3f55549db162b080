import type { SyncTemplatesInput, TemplateSyncResult } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import type { ProviderTemplate } from '@channel/provider'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { resolveAccount } from '../accounts/index.ts'
import { changeTemplate } from './change-template.ts'
import type { FetchedTemplates } from './fetch-templates.ts'
import { insertTemplate } from './insert-template.ts'
import { parseTemplate, type TemplateFacts } from './parse-template.ts'
import { removeTemplate } from './remove-template.ts'
import { type TemplateRow, templateColumns } from './template-view.ts'

// The lock on the account's row serializes its syncs. A sync with an older listing than the last one gets no row and changes
// nothing.
const claimListing = statement(
  'claim_template_listing',
  `INSERT INTO template_syncs AS last (organization_id, phone_number_id, listing_started_at) VALUES ($1, $2, $3)
   ON CONFLICT (organization_id, phone_number_id)
   DO UPDATE SET listing_started_at = excluded.listing_started_at WHERE last.listing_started_at <= excluded.listing_started_at
   RETURNING listing_started_at`,
)
// Keeps reports from the same second as the listing: they may be newer, because the provider's timestamps have whole seconds.
const deleteOldReports = statement(
  'delete_old_template_reports',
  `DELETE FROM template_reports
   WHERE organization_id = $1 AND phone_number_id = $2 AND reported_at < date_trunc('second', $3::timestamptz)`,
)
const findReports = statement(
  'find_template_reports',
  `SELECT provider_template_id, facts FROM template_reports WHERE organization_id = $1 AND phone_number_id = $2`,
)
const lockTemplates = statement(
  'find_templates_to_sync',
  `SELECT ${templateColumns} FROM templates template
   WHERE organization_id = $1 AND phone_number_id = $2 ORDER BY id FOR UPDATE`,
)

/**
 * Updates the templates of an account to the provider's listing. Records an event for each created, changed or deleted template.
 * Status and category that the provider has reported since the listing began take precedence.
 *
 * @param fetched the result of fetchTemplates before the transaction; ignored if a newer listing was already synced
 * @returns `synced` counts all listed templates, `created` and `updated` the visible ones that are new or differ
 * @throws ApiError `resource_not_found` or `channel_number_not_verified` for the account of the path
 */
export async function syncTemplates(
  tx: Transaction,
  scope: Scope,
  { params }: Pick<SyncTemplatesInput, 'params'>,
  fetched: FetchedTemplates,
): Promise<TemplateSyncResult> {
  const { phone_number_id } = params
  const account = await resolveAccount(tx, scope, phone_number_id)
  const own = [scope.organizationId, phone_number_id]
  const result = { object: 'template_sync_result', synced: fetched.templates.length } as const
  const claimed = await tx.query(claimListing, [...own, fetched.listing_started_at])
  if (claimed.length === 0) return { ...result, created: 0, updated: 0 }

  const gone = new Map((await tx.query(lockTemplates, own)).map((row) => [keyOf(row), row]))
  const created: TemplateFacts[] = []
  const listed: [TemplateRow, TemplateFacts][] = []
  const listedAt = fetched.listing_started_at
  for (const [key, template] of shownTemplates(await withReports(tx, own, fetched))) {
    const row = gone.get(key)
    gone.delete(key)
    const facts = parseTemplate(template, { row, listedAt })
    if (row === undefined) created.push(facts)
    else listed.push([row, facts])
  }
  // Concurrent statements share round trips.
  const [updated] = await Promise.all([
    Promise.all(listed.map(([row, facts]) => changeTemplate(tx, scope.organizationId, account, row, facts))),
    ...created.map((facts) => insertTemplate(tx, scope.organizationId, account, facts)),
    // A template that was created since the listing began may be missing in it.
    ...gone
      .values()
      .filter(({ created_at }) => created_at <= listedAt)
      .map(({ id }) => removeTemplate(tx, scope.organizationId, id, account)),
  ])
  return { ...result, created: created.length, updated: updated.filter(Boolean).length }
}

/** The listed templates, with what the provider has reported since. */
async function withReports(
  tx: Transaction,
  own: readonly string[],
  { listing_started_at, templates }: FetchedTemplates,
): Promise<ProviderTemplate[]> {
  tx.enqueue(deleteOldReports, [...own, listing_started_at])
  const reports = await tx.query(findReports, own)
  const byTemplate = Map.groupBy(reports, ({ provider_template_id }) => provider_template_id)
  return templates.map((template) => {
    const ownReports = byTemplate.get(template.id ?? '') ?? []
    return Object.assign({ ...template }, ...ownReports.map(({ facts }) => facts))
  })
}

/** The visible templates of the listing, one per name and language. The provider may also list a deleted one of the same name. */
function shownTemplates(templates: readonly ProviderTemplate[]): Map<string, ProviderTemplate> {
  const shown = templates.filter(({ status }) => status !== 'DELETED')
  return new Map(shown.map((each) => [keyOf(each), each]))
}

function keyOf({ name, language }: Pick<ProviderTemplate, 'name' | 'language'>): string {
  return JSON.stringify([name, language])
}
