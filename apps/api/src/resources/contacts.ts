import type { Handlers } from '@channel/contract/types'
import {
  attachContactLabel,
  bulkLabelContacts,
  bulkLabelContactsInAccount,
  createContact,
  createContactInAccount,
  deleteContact,
  detachContactLabel,
  getContact,
  listContacts,
  updateContact,
} from '@channel/core'
import type { RequestContext } from '../context.ts'
import { inTransaction } from '../in-transaction.ts'
import { created, ok, page } from '../reply.ts'

export const contacts = {
  async listContacts(input, context) {
    return page(context, await listContacts(context.database, context.scope, input))
  },
  async getContact(input, context) {
    return ok(context, await getContact(context.database, context.scope, input))
  },
  createContact: (input, context) =>
    inTransaction(context, async (tx) => {
      const { contact, phone_number_id } = await createContact(tx, context.scope, input)
      return created(context, `/v1/${phone_number_id}/contacts/${contact.id}`, contact)
    }),
  createContactInAccount: (input, context) =>
    inTransaction(context, async (tx) => {
      const contact = await createContactInAccount(tx, context.scope, input)
      return created(context, `/v1/${input.params.phone_number_id}/contacts/${contact.id}`, contact)
    }),
  updateContact: (input, context) =>
    inTransaction(context, async (tx) => ok(context, await updateContact(tx, context.scope, input))),
  deleteContact: (input, context) =>
    inTransaction(context, async (tx) => ok(context, await deleteContact(tx, context.scope, input))),
  attachContactLabel: (input, context) =>
    inTransaction(context, async (tx) => ok(context, await attachContactLabel(tx, context.scope, input))),
  detachContactLabel: (input, context) =>
    inTransaction(context, async (tx) => ok(context, await detachContactLabel(tx, context.scope, input))),
  bulkLabelContacts: (input, context) =>
    inTransaction(context, async (tx) => ok(context, await bulkLabelContacts(tx, context.scope, input))),
  bulkLabelContactsInAccount: (input, context) =>
    inTransaction(context, async (tx) => ok(context, await bulkLabelContactsInAccount(tx, context.scope, input))),
} satisfies Handlers<'contacts', RequestContext>
