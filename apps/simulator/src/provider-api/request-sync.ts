import { saveContacts } from '../business-app/address-book.ts'
import { sampleContacts } from '../business-app/sample-past.ts'
import { shareHistory } from '../business-app/send-history.ts'
import type { PhoneNumber } from '../model.ts'
import { newId } from '../new-id.ts'
import type { State } from '../state.ts'
import { invalidParameter, providerError } from './provider-error.ts'

const types = ['smb_app_state_sync', 'history']

/** Sends what a number has in the business app, once. */
export function requestSync(state: State, number: PhoneNumber, json: unknown): Response {
  const { messaging_product, sync_type } = (json ?? {}) as { messaging_product?: unknown; sync_type?: unknown }
  if (messaging_product !== 'whatsapp') return invalidParameter('(#100) The parameter messaging_product is required.')
  if (typeof sync_type !== 'string' || !types.includes(sync_type)) {
    return invalidParameter(`(#100) Param sync_type must be one of {${types.join(', ').toUpperCase()}}`)
  }
  if (!number.inBusinessApp || number.syncs.includes(sync_type)) {
    return providerError({ code: 2593107, message: '(#2593107) The sync request limit of the number was reached.' })
  }
  number.syncs.push(sync_type)
  state.clock.after(state.behavior.pace_ms, () => {
    if (sync_type === 'smb_app_state_sync') saveContacts(state, number.id, { contacts: sampleContacts })
    else shareHistory(state, number.id)
  })
  return Response.json({ messaging_product, request_id: newId() })
}
