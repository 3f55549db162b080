import type { Transaction } from '@channel/db'

/** Workers are hinted on it (NOTIFY) that messages are to be sent. */
export const sendsChannel = 'message_sends'

/** An account that something is to be sent from. */
export interface SendingNumber {
  readonly organization_id: string
  readonly phone_number_id: string
}

/** Hints after the COMMIT that a message of an account waits to be sent. */
export function hintSend(tx: Transaction, { organization_id, phone_number_id }: SendingNumber): void {
  tx.hint(sendsChannel, `${organization_id} ${phone_number_id}`)
}

/** The account of a hint; undefined when it is none in particular. */
export function readSendHint(payload: string | undefined): SendingNumber | undefined {
  const [organization_id = '', phone_number_id = ''] = payload?.split(' ') ?? []
  return phone_number_id === '' ? undefined : { organization_id, phone_number_id }
}
