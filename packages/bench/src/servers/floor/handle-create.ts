import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ContactCreate } from '@channel/contract/types'
import { createdContactView } from '../contact-view.ts'
import type { ContactsStore } from '../contacts-store.ts'
import { newId } from '../new-id.ts'
import { refuse, reply } from './reply.ts'

const e164 = /^\+[1-9]\d{1,14}$/

/** `POST /v1/contacts` */
export async function handleCreate(
  store: ContactsStore,
  organizationId: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = JSON.parse(await readText(request)) as ContactCreate
  if (typeof body.phone_number !== 'string' || !e164.test(body.phone_number)) {
    return refuse(response, 400, 'invalid_phone_number')
  }
  const contact = await store.createContact(organizationId, body)
  if (contact === 'account') return refuse(response, 422, 'channel_number_not_verified')
  if (contact === 'duplicate') return refuse(response, 400, 'invalid_field_value')
  const location = `/v1/${contact.channel_account.phone_number_id}/contacts/${contact.id}`
  reply(response, 201, { data: createdContactView(contact), request_id: newId('req') }, { Location: location })
}

function readText(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => resolve(Buffer.concat(chunks).toString()))
    request.on('error', reject)
  })
}
