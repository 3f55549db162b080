import type { CreateSetupLinkInput, CustomerSetupLink } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { entitlementColumns, requirePlatform } from '../../mechanisms/entitlements/index.ts'
import { ApiError } from '../../mechanisms/errors/index.ts'
import { noOtherFields, writtenColumns } from '../../mechanisms/fields/index.ts'
import { newId } from '../../mechanisms/ids/index.ts'
import { requireSecureUrl } from '../../mechanisms/input/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { customerNotFound } from '../customers/index.ts'
import { generateSetupToken, hashSetupToken } from './setup-link-token.ts'
import { createdSetupLinkView, type SetupLinkRow, setupLinkColumns } from './setup-link-view.ts'

type RedirectUrls = Omit<CreateSetupLinkInput['body'], 'expires_in_hours'>

const columns = writtenColumns<RedirectUrls>(7, { success_redirect_url: 'value', failure_redirect_url: 'value' })

// Selects organization and customer and inserts the link in one statement. If a check fails, the transaction rolls it back.
const insertSetupLink = statement(
  'create_setup_link',
  `WITH customer AS MATERIALIZED (SELECT id, status FROM customers WHERE organization_id = $1 AND id = $2),
   created AS (
     INSERT INTO customer_setup_links AS link (organization_id, id, customer_id, expires_at, result_url,
                                               ${columns.names})
     SELECT $1, $3, id, now() + $4::float8 * interval '1 hour', $5, ${columns.params} FROM customer
     RETURNING ${setupLinkColumns}
   ),
   token AS (
     INSERT INTO setup_link_tokens (hash, organization_id, setup_link_id) SELECT $6, $1, id FROM created
   )
   SELECT ${entitlementColumns}, customer.status AS customer_status, created.*
   FROM organizations organization LEFT JOIN customer ON true LEFT JOIN created ON true
   WHERE organization.id = $1`,
)

/**
 * Creates a one-time link with which a customer connects an account. Only a hash of its token is stored, so only this result
 * contains `setup_url`. One round trip.
 *
 * @param context `publicUrl` is the public URL of the service, without a trailing slash
 * @throws ApiError as requirePlatform; `resource_not_found` and `customer_suspended` for the customer;
 *   `invalid_field_value` for redirect URLs
 */
export async function createSetupLink(
  tx: Transaction,
  scope: Scope,
  { params, body }: Pick<CreateSetupLinkInput, 'params' | 'body'>,
  { publicUrl }: { readonly publicUrl: string },
): Promise<CustomerSetupLink> {
  const { expires_in_hours, success_redirect_url, failure_redirect_url, ...rest } = body
  noOtherFields(rest)
  for (const [param, url] of Object.entries({ success_redirect_url, failure_redirect_url })) {
    if (url !== undefined) requireSecureUrl(scope, url, param)
  }
  const token = generateSetupToken()
  const [row] = await tx.query(insertSetupLink, [
    scope.organizationId,
    params.customer_id,
    newId('setup_link'),
    expires_in_hours,
    `${publicUrl}/setup/result`,
    hashSetupToken(token),
    ...columns.values({ success_redirect_url, failure_redirect_url }),
  ])
  requirePlatform(row!)
  if (row!.id === null) throw customerNotFound(params.customer_id, 'customer_id')
  if (row!.customer_status === 'suspended') throw customerSuspended(params.customer_id)
  return createdSetupLinkView(row as SetupLinkRow, token, publicUrl)
}

function customerSuspended(id: string): ApiError {
  const message = `Customer ${id} is suspended. Set its status to active first.`
  return new ApiError('customer_suspended', message, { param: 'customer_id' })
}
