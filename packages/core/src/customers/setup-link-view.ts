import type { CustomerSetupLink } from '@channel/contract/types'
import type { CustomerSetupLinkRow } from '@channel/db'

/** A setup link as {@link setupLinkColumns} selects it. */
export type SetupLinkRow = Omit<CustomerSetupLinkRow, 'organization_id'>

export const setupLinkColumns = `id, customer_id, status, success_redirect_url, failure_redirect_url, expires_at, completed_at,
  account_id, last_failure_reason, created_at`

/**
 * @param token the one-time token, which only the creation knows
 * @param publicUrl where the service is reached from outside, without a slash at its end
 */
export function createdSetupLinkView(row: SetupLinkRow, token: string, publicUrl: string): CustomerSetupLink {
  const resultPage = `${publicUrl}/setup/result`
  return {
    id: row.id,
    object: 'customer_setup_link',
    customer_id: row.customer_id,
    status: row.status,
    setup_url: `${publicUrl}/setup/${token}`,
    success_redirect_url: row.success_redirect_url ?? resultPage,
    failure_redirect_url: row.failure_redirect_url ?? resultPage,
    expires_at: row.expires_at,
    created_at: row.created_at,
    completed_at: row.completed_at,
    account_id: row.account_id,
    last_failure_reason: row.last_failure_reason,
  }
}
