import type { CustomerReference } from '@channel/contract/types'
import { type Queryable, type RowOf, statement, type Transaction } from '@channel/db'
import { entitlementColumns } from '../../mechanisms/entitlements/index.ts'
import { ApiError, notFound } from '../../mechanisms/errors/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { hashSetupToken } from './setup-link-token.ts'
import { currentLink, type SetupLinkRow, setupLinkColumns } from './setup-link-view.ts'

/** A setup link, found by its token. */
export interface OpenedSetupLink {
  readonly organization: { readonly id: string; readonly name: string }
  readonly customer: CustomerReference
  /** The link with its current state, see currentLink. */
  readonly link: SetupLinkRow
  /** The account that was connected through the link; null until then. */
  readonly account: { readonly id: string; readonly name: string; readonly phone_number: string | null } | null
  /** Why the link cannot be used right now. The message is for the end-customer. */
  readonly refusal: ApiError | undefined
}

type OpenedRow = RowOf<'open_setup_link'>

const selectLink = `SELECT ${setupLinkColumns}, link.organization_id, organization.name AS organization_name,
    ${entitlementColumns}, customer.name AS customer_name, customer.status AS customer_status,
    account.name AS account_name, account.phone_number AS account_phone_number
  FROM setup_link_tokens token
  JOIN customer_setup_links link ON link.organization_id = token.organization_id AND link.id = token.setup_link_id
  JOIN organizations organization ON organization.id = link.organization_id
  JOIN customers customer ON customer.organization_id = link.organization_id AND customer.id = link.customer_id
  LEFT JOIN channel_accounts account
    ON account.organization_id = link.organization_id AND account.id = link.account_id
  WHERE token.hash = $1`
const findStatement = statement('open_setup_link', selectLink)
const lockStatement = statement('open_setup_link_to_change', `${selectLink} FOR NO KEY UPDATE OF link`)

/**
 * Finds the setup link of a token, in any status.
 *
 * @throws ApiError `resource_not_found`
 */
export async function openSetupLink(
  database: Queryable,
  { now }: Pick<Scope, 'now'>,
  token: string,
): Promise<OpenedSetupLink> {
  return opened(await database.query(findStatement, [hashSetupToken(token)]), now)
}

/**
 * Like {@link openSetupLink}, but requires that the link can be used, and locks it until the transaction ends.
 *
 * @throws ApiError `resource_not_found`; `setup_link_inactive`; `customer_suspended`; as requirePlatform
 */
export async function openSetupLinkToChange(
  tx: Transaction,
  { now }: Pick<Scope, 'now'>,
  token: string,
): Promise<OpenedSetupLink> {
  const found = opened(await tx.query(lockStatement, [hashSetupToken(token)]), now)
  if (found.refusal !== undefined) throw found.refusal
  return found
}

/**
 * Like {@link openSetupLinkToChange}, but to end a signup that began while the link could be used. The link may have expired and the
 * customer may have been suspended since.
 *
 * @throws ApiError `resource_not_found`; `setup_link_inactive` unless the link is active
 */
export async function openSetupLinkToFinish(
  tx: Transaction,
  { now }: Pick<Scope, 'now'>,
  token: string,
): Promise<OpenedSetupLink> {
  const rows = await tx.query(lockStatement, [hashSetupToken(token)])
  const found = opened(rows, now)
  const status = rows[0]!.status
  if (status !== 'active') throw inactive(status, found.organization.name)
  return found
}

function opened([row]: OpenedRow[], now: () => Date): OpenedSetupLink {
  if (row === undefined)
    throw notFound('token', 'This setup link does not exist. Check that you copied the whole address.')
  const { organization_id, organization_name, customer_name, customer_id: id } = row
  const link = currentLink(row, { now })
  return {
    organization: { id: organization_id, name: organization_name },
    customer: { id, name: customer_name },
    link,
    account: accountOf(row),
    refusal: refusalOf({ ...row, status: link.status }),
  }
}

function accountOf({ account_id, account_name, account_phone_number }: OpenedRow): OpenedSetupLink['account'] {
  if (account_id === null || account_name === null) return null
  return { id: account_id, name: account_name, phone_number: account_phone_number }
}

function refusalOf(row: OpenedRow): ApiError | undefined {
  const { status, organization_name: name } = row
  if (status !== 'active') return inactive(status, name)
  const message = `This link cannot be used right now. Ask ${name}, who gave it to you.`
  if (row.organization_plan !== 'platform') return new ApiError('feature_not_entitled', message)
  if (row.organization_state !== 'active') return new ApiError('subscription_inactive', message)
  return row.customer_status === 'suspended' ? new ApiError('customer_suspended', message) : undefined
}

function inactive(status: Exclude<SetupLinkRow['status'], 'active'>, organization: string): ApiError {
  const messages = {
    completed: 'This link was already used to connect a number. There is nothing left to do.',
    expired: `This link has expired. Ask ${organization} for a new one.`,
    revoked: `This link was revoked. Ask ${organization} for a new one.`,
  }
  return new ApiError('setup_link_inactive', messages[status])
}
