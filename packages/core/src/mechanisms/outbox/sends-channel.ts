import type { Transaction } from '@channel/db'

/** The NOTIFY channel that hints to workers that messages are to be sent. */
export const sendsChannel = 'message_sends'

/** An account with messages to send. */
export interface SendingNumber {
  readonly organization_id: string
  readonly phone_number_id: string
  /** Whether they are of broadcasts: others go first. False by default. */
  readonly is_bulk?: boolean
}

/** Hints after the COMMIT that an account has a message to send. */
export function hintSend(tx: Transaction, { organization_id, phone_number_id, is_bulk = false }: SendingNumber): void {
  tx.hint(sendsChannel, `${organization_id} ${phone_number_id}${is_bulk ? ' bulk' : ''}`)
}

/** The account of a hint; undefined if it names none. */
export function parseSendHint(payload: string | undefined): SendingNumber | undefined {
  const [organization_id = '', phone_number_id = '', kind] = payload?.split(' ') ?? []
  return phone_number_id === '' ? undefined : { organization_id, phone_number_id, is_bulk: kind === 'bulk' }
}
