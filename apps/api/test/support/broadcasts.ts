import type { Broadcast } from '@channel/contract/types'
import { newPhoneNumber } from './phone-numbers.ts'
import { send } from './send.ts'
import type { Tenant } from './tenant.ts'
import { newBroadcast } from './valid-requests.ts'

/** A draft without recipients. */
export async function aDraft(tenant: Tenant, fields: object = {}): Promise<Broadcast> {
  const body = { ...(await newBroadcast(tenant)), ...fields }
  return (await send('createBroadcast', tenant, { body })).body.data
}

/** A draft with recipients: as many new numbers, or the given ones. */
export async function aBroadcast(
  tenant: Tenant,
  fields: object = {},
  recipients: number | object[] = 1,
): Promise<Broadcast> {
  const { id } = await aDraft(tenant, fields)
  const given =
    typeof recipients === 'number' ? Array.from({ length: recipients }, () => ({ to: newPhoneNumber() })) : recipients
  const params = { id }
  await send('bulkAddBroadcastRecipients', tenant, { params, body: { recipients: given } })
  return (await send('getBroadcast', tenant, { params })).body.data
}

/** A broadcast that has ended. */
export async function aCanceledBroadcast(tenant: Tenant): Promise<Broadcast> {
  const { id } = await aBroadcast(tenant)
  return (await send('cancelBroadcast', tenant, { params: { id } })).body.data
}

export const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
