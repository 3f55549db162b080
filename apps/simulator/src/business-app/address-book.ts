import { z } from 'zod'
import { digitsOf } from '../conversations.ts'
import type { State } from '../state.ts'
import { notifyNumber, seconds } from '../webhooks/notify.ts'
import { requirePhone } from './write-on-phone.ts'

export const addressBookInput = z.strictObject({
  contacts: z.array(z.strictObject({ number: z.string().min(1), name: z.string().min(1).nullable() })).min(1),
})

/** The business adds contacts to the address book of its phone, or renames them. A name that is null removes one. */
export function saveContacts(state: State, phoneNumberId: string, input: z.input<typeof addressBookInput>): void {
  requirePhone(state, phoneNumberId)
  const state_sync = addressBookInput.parse(input).contacts.map(({ number, name }) => ({
    type: 'contact',
    contact: {
      ...(name !== null && { full_name: name, first_name: name.split(' ')[0] }),
      phone_number: digitsOf(number),
    },
    action: name === null ? 'remove' : 'add',
    metadata: { timestamp: seconds(state.clock.now()) },
  }))
  notifyNumber(state, phoneNumberId, 'smb_app_state_sync', { state_sync })
}
