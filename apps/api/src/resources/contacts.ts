import type { Contact, CreatedContact, ExportContactsInput, Handlers } from '@channel/contract/types'
import {
  attachContactLabel,
  blockContact,
  blockContactAtProvider,
  bulkLabelContacts,
  bulkLabelContactsInAccount,
  createContact,
  createContactInAccount,
  deleteContact,
  detachContactLabel,
  exportContacts,
  getContact,
  listContacts,
  unblockContact,
  unblockContactAtProvider,
  updateContact,
  upsertContact,
} from '@channel/core/contacts'
import { created, createdAt, ok, page } from '../request/reply.ts'
import type { RequestContext } from '../request/request-context.ts'
import { streamFile } from '../request/stream-file.ts'
import { read, write, writeAfter } from '../request/verb-handlers.ts'

export const contacts = {
  listContacts: read(listContacts, page),
  getContact: read(getContact),
  createContact: write(createContact, createdContact),
  createContactInAccount: write(createContactInAccount, created(contactPath)),
  updateContact: write(updateContact),
  upsertContact: write(upsertContact, upserted),
  deleteContact: write(deleteContact),
  blockContact: writeAfter(blockContactAtProvider, blockContact),
  unblockContact: writeAfter(unblockContactAtProvider, unblockContact),
  attachContactLabel: write(attachContactLabel),
  detachContactLabel: write(detachContactLabel),
  exportContacts: downloadContacts,
  bulkLabelContacts: write(bulkLabelContacts),
  bulkLabelContactsInAccount: write(bulkLabelContactsInAccount),
} satisfies Handlers<'contacts', RequestContext>

async function downloadContacts(input: ExportContactsInput, context: RequestContext) {
  const { format } = input.query
  const file = await streamFile(context, `contacts.${format}`, exportContacts(context.database, context.scope, input))
  return format === 'csv'
    ? ({ ...file, contentType: 'text/csv' } as const)
    : ({ ...file, contentType: 'application/x-ndjson' } as const)
}

interface OnAccount {
  phone_number_id: string
}

// The response to a creation shows only the number of the account, but the path in `Location` needs the
// `phone_number_id`.
function createdContact(
  context: RequestContext,
  { contact, phone_number_id }: OnAccount & { contact: CreatedContact },
) {
  return createdAt(context, contactPath(contact, { params: { phone_number_id } }), contact)
}

function upserted(
  context: RequestContext,
  { contact, isNew }: { contact: Contact; isNew: boolean },
  { params }: { params: OnAccount },
) {
  return isNew ? createdAt(context, contactPath(contact, { params }), contact) : ok(context, contact)
}

function contactPath({ id }: { id: string }, { params }: { params: OnAccount }): string {
  return `/v1/${params.phone_number_id}/contacts/${id}`
}
