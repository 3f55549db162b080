import { ApiError } from '../../mechanisms/errors/index.ts'
import type { SendingAccount } from './find-sending-account.ts'

/**
 * Requires that the account's end-customer, if any, is not suspended.
 *
 * @throws ApiError `customer_suspended`
 */
export function requireActiveCustomer({ customer_status, reference }: SendingAccount): void {
  if (customer_status !== 'suspended') return
  const message = `The end-customer ${reference.customer?.id} that account ${reference.phone_number_id} belongs to is suspended.`
  throw new ApiError('customer_suspended', message, { param: 'phone_number_id' })
}
