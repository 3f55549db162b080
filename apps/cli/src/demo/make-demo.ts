import { authorizeAccount, connectAccount } from '@channel/core/accounts'
import { bulkLabelContacts, createContactInAccount } from '@channel/core/contacts'
import { addCustomer } from '@channel/core/customers'
import { createLabel } from '@channel/core/labels'
import type { Scope } from '@channel/core/mechanisms/scope'
import { receiveMessage, sendMessage } from '@channel/core/messages'
import { createOrganization } from '@channel/core/organizations'
import { createTeam } from '@channel/core/teams'
import type { Transaction } from '@channel/db'
import {
  demoAccountOf,
  demoAccounts,
  demoAuthorization,
  demoContactCount,
  demoContacts,
  demoContactsOf,
  demoCustomer,
  demoLabels,
  demoMessageId,
  demoMessages,
  demoOrganization,
  demoReplies,
} from './demo-data.ts'

/**
 * Creates the demo organization and its data with the service's own verbs.
 *
 * @returns the organization's id
 */
export async function makeDemo(tx: Transaction, process: Omit<Scope, 'organizationId'>): Promise<string> {
  const { id: organizationId } = await createOrganization(tx, { name: demoOrganization, plan: 'platform' })
  const team = await createTeam(tx, { organization_id: organizationId, name: 'Front of house' })
  for (const account of demoAccounts) {
    const { id } = await connectAccount(tx, { organization_id: organizationId, team_id: team.id, ...account })
    await authorizeAccount(tx, process.secrets, { id, ...demoAuthorization })
  }
  await addCustomer(tx, { organization_id: organizationId, name: demoCustomer })
  const scope = { ...process, organizationId }
  await makeContacts(tx, scope, team.id)
  await makeConversations(tx, scope)
  return organizationId
}

async function makeContacts(tx: Transaction, scope: Scope, team_id: string): Promise<void> {
  const contacts = demoContacts(demoContactCount)
  // Started concurrently, they share round trips and run in order.
  const ids = await Promise.all(
    contacts.map(async ({ labels: _, ...body }, index) => {
      const { phone_number_id } = demoAccountOf(index)
      const { id } = await createContactInAccount(tx, scope, { params: { phone_number_id }, body })
      return id
    }),
  )
  for (const label of demoLabels) {
    const { id: label_id } = await createLabel(tx, scope, { body: { team_id, ...label } })
    const contact_ids = ids.filter((_, index) => contacts[index]?.labels.includes(label.name))
    await bulkLabelContacts(tx, scope, { body: { contact_ids, label_id, operation: 'attach' } })
  }
}

/** Inbound messages of some contacts, as if the provider had delivered them, and pending replies. */
async function makeConversations(tx: Transaction, scope: Scope): Promise<void> {
  const [account] = demoAccounts
  const { phone_number_id } = account
  const contacts = demoContactsOf(account)
  for (const [index, { from, content }] of demoMessages.entries()) {
    const contact = contacts[from]
    if (contact === undefined) throw new Error(`The demo has no contact with index ${from}.`)
    await receiveMessage(tx, scope, {
      phone_number_id,
      provider_message_id: demoMessageId(index),
      from: { phone_number: contact.phone_number },
      type: 'text',
      content,
      sent_at: scope.now().toISOString(),
    })
  }
  for (const { to, content } of demoReplies) {
    const number = contacts[to]?.phone_number
    if (number === undefined) throw new Error(`The demo has no contact with index ${to}.`)
    const body = { to: number, type: 'text', text: { body: content } } as const
    await sendMessage(tx, scope, { params: { phone_number_id }, body })
  }
}
