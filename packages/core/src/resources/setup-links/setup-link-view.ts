import type { CustomerSetupLink, CustomerSetupLinkState } from '@channel/contract/types'
import type { CustomerSetupLinkRow } from '@channel/db'
import type { AllFields } from '../../mechanisms/fields/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'

/** A setup link as {@link setupLinkColumns} selects it. */
export type SetupLinkRow = Omit<CustomerSetupLinkRow, 'organization_id'>

/** From `customer_setup_links link`. */
export const setupLinkColumns = `link.id, link.customer_id, link.status, link.success_redirect_url,
  link.failure_redirect_url, link.result_url, link.expires_at, link.completed_at, link.account_id,
  link.last_failure_reason, link.created_at`

/** The link as of now: `expired` as soon as `expires_at` has passed, even if the stored status is still `active`. */
export function currentLink(row: SetupLinkRow, { now }: Pick<Scope, 'now'>): SetupLinkRow {
  const isOver = row.status === 'active' && Date.parse(row.expires_at) <= now().getTime()
  return isOver ? { ...row, status: 'expired' } : row
}

/** A setup link without its URL, which only its creation returns. */
export function setupLinkView(row: SetupLinkRow): AllFields<CustomerSetupLinkState> {
  return {
    id: row.id,
    object: 'customer_setup_link',
    customer_id: row.customer_id,
    status: row.status,
    success_redirect_url: row.success_redirect_url ?? row.result_url,
    failure_redirect_url: row.failure_redirect_url ?? row.result_url,
    expires_at: row.expires_at,
    created_at: row.created_at,
    completed_at: row.completed_at,
    account_id: row.account_id,
    last_failure_reason: row.last_failure_reason,
  }
}

/**
 * @param token the one-time token
 * @param publicUrl the public URL of the service, without a trailing slash
 */
export function createdSetupLinkView(
  row: SetupLinkRow,
  token: string,
  publicUrl: string,
): AllFields<CustomerSetupLink> {
  return { ...setupLinkView(row), setup_url: `${publicUrl}/setup/${token}` }
}
