import type { Contact } from '@channel/contract/types'
import { type Database, statement, type Transaction } from '@channel/db'
import { meaningOf, type Provider, type ProviderFailure } from '@channel/provider'
import { ApiError } from '../../mechanisms/errors/index.ts'
import { recordChange } from '../../mechanisms/events/index.ts'
import { changeRow } from '../../mechanisms/fields/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { callAtProvider, findAccountAtProvider, upstreamFailure } from '../accounts/index.ts'
import { contactStateView, contactView } from './contact-view.ts'
import { type ContactPath, findContact, findContactToChange } from './find-contact.ts'

interface OfContact {
  readonly params: ContactPath
}

interface AtProvider {
  readonly provider: Provider
}

const updateStatement = statement('block_contact', `UPDATE contacts ${changeRow({ assignments: 'blocked = $3' })}`)

/**
 * Blocks a contact at the provider, before the transaction of {@link blockContact}. Does nothing if it is blocked.
 *
 * @throws ApiError as {@link findContact}; `outside_24h_window` if it has not written within 24 hours; `channel_upstream_error` if the
 *   call to the provider fails
 */
export async function blockContactAtProvider(
  database: Database,
  scope: Scope,
  { params }: OfContact,
  { provider }: AtProvider,
): Promise<void> {
  const { row } = await findContact(database, scope, params)
  if (!row.blocked) await changeAtProvider(database, scope, params, row, provider.blockUser)
}

/**
 * Unblocks a contact at the provider, before the transaction of {@link unblockContact}.
 *
 * @throws ApiError as {@link findContact}; `channel_upstream_error` if the call to the provider fails
 */
export async function unblockContactAtProvider(
  database: Database,
  scope: Scope,
  { params }: OfContact,
  { provider }: AtProvider,
): Promise<void> {
  const { row } = await findContact(database, scope, params)
  await changeAtProvider(database, scope, params, row, provider.unblockUser)
}

/**
 * Records that a contact is blocked. Records `contact.updated` on a change.
 *
 * @throws ApiError as {@link findContact}
 */
export function blockContact(tx: Transaction, scope: Scope, { params }: OfContact): Promise<Contact> {
  return setBlocked(tx, scope, params, true)
}

/**
 * Records that a contact is not blocked. Records `contact.updated` on a change.
 *
 * @throws ApiError as {@link findContact}
 */
export function unblockContact(tx: Transaction, scope: Scope, { params }: OfContact): Promise<Contact> {
  return setBlocked(tx, scope, params, false)
}

async function changeAtProvider(
  database: Database,
  scope: Scope,
  { phone_number_id, id }: ContactPath,
  { phone_number, bsuid }: { readonly phone_number: string | null; readonly bsuid: string | null },
  change: Provider['blockUser'],
): Promise<void> {
  const account = await findAccountAtProvider(database, scope, phone_number_id)
  const outcome = await callAtProvider(database, scope, account, ({ token }) =>
    change({ phoneNumberId: phone_number_id, token }, phone_number ?? bsuid ?? ''),
  )
  if (!outcome.ok) throw refusedBlock(outcome.failure, id)
}

function refusedBlock(failure: ProviderFailure, id: string): ApiError {
  if (failure.kind === 'refused' && meaningOf(failure.code).code === 'outside_24h_window') {
    const message = `Contact ${id} has not written within the last 24 hours. The upstream provider blocks only contacts that have.`
    return new ApiError('outside_24h_window', message)
  }
  return upstreamFailure(failure, 'change the block list')
}

async function setBlocked(tx: Transaction, scope: Scope, params: ContactPath, blocked: boolean): Promise<Contact> {
  const { row, account } = await findContactToChange(tx, scope, params)
  if (row.blocked === blocked) return contactView(row, account)
  const [updated] = await tx.query(updateStatement, [scope.organizationId, row.id, blocked])
  const changed = { ...row, ...updated, blocked }
  recordChange(tx, scope.organizationId, 'contact.updated', contactStateView(changed, account), {
    blocked: row.blocked,
  })
  return contactView(changed, account)
}
