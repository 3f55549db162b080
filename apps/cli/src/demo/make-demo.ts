import { createHash } from 'node:crypto'
import { authorizeAccount, connectAccount } from '@channel/core/accounts'
import { createContactImport } from '@channel/core/contact-imports'
import { bulkLabelContacts, createContactInAccount } from '@channel/core/contacts'
import { addCustomer } from '@channel/core/customers'
import { createLabel } from '@channel/core/labels'
import { newId, withIds } from '@channel/core/mechanisms/ids'
import type { Scope } from '@channel/core/mechanisms/scope'
import { createMedia, newFileName, reserveStoredName, type UploadedFile } from '@channel/core/media'
import { receiveMessage, sendMessage } from '@channel/core/messages'
import { createOrganization } from '@channel/core/organizations'
import { createSavedReply } from '@channel/core/saved-replies'
import { createSetupLink } from '@channel/core/setup-links'
import { createTeam } from '@channel/core/teams'
import {
  createWebhookSubscription,
  sendWebhookTest,
  updateWebhookSubscription,
} from '@channel/core/webhook-subscriptions'
import { statement, type Transaction } from '@channel/db'
import type { MediaStore } from '@channel/media-store'
import {
  demoAccountOf,
  demoAccounts,
  demoAuthorization,
  demoContactCount,
  demoContacts,
  demoContactsOf,
  demoCustomer,
  demoFile,
  demoIds,
  demoLabels,
  demoMessageId,
  demoMessages,
  demoOrganization,
  demoReceiver,
  demoReplies,
  demoSavedReply,
} from './demo-data.ts'

/**
 * Creates the demo organization and its data with the service's own verbs. One object of each kind has the id of the examples.
 *
 * @returns the organization's id
 */
export async function makeDemo(
  tx: Transaction,
  process: Omit<Scope, 'organizationId'>,
  mediaStore: MediaStore,
): Promise<string> {
  const { id: organizationId } = await createOrganization(tx, { name: demoOrganization, plan: 'platform' })
  const team = await withIds([demoIds.team], () =>
    createTeam(tx, { organization_id: organizationId, name: 'Front of house' }),
  )
  for (const account of demoAccounts) {
    const { id } = await connectAccount(tx, { organization_id: organizationId, team_id: team.id, ...account })
    await authorizeAccount(tx, process.secrets, { id, ...demoAuthorization })
  }
  const scope = { ...process, organizationId }
  await makeCustomer(tx, scope)
  await makeContacts(tx, scope, team.id)
  await makeConversations(tx, scope, mediaStore)
  await withIds([demoIds.savedReply], () => createSavedReply(tx, scope, { body: demoSavedReply }))
  await makeImport(tx, scope, mediaStore)
  await makeBroadcast(tx, scope)
  await makeSubscription(tx, scope)
  return organizationId
}

/** A customer with a setup link. Its URL is not stored, so it cannot be opened. */
async function makeCustomer(tx: Transaction, scope: Scope): Promise<void> {
  const { customer, setupLink } = demoIds
  await withIds([customer], () => addCustomer(tx, { organization_id: scope.organizationId, name: demoCustomer }))
  const input = { params: { customer_id: customer }, body: { expires_in_hours: 720 } }
  await withIds([setupLink], () => createSetupLink(tx, scope, input, { publicUrl: '' }))
}

/** A webhook subscription with a delivery that is not sent. */
async function makeSubscription(tx: Transaction, scope: Scope): Promise<void> {
  const { subscription: id, secret, delivery } = demoIds
  const body = { url: demoReceiver, event_types: ['*' as const], enabled: true }
  await withIds([id, secret], () => createWebhookSubscription(tx, scope, { body }))
  await withIds([delivery], () => sendWebhookTest(tx, scope, { params: { id } }))
  await updateWebhookSubscription(tx, scope, { params: { id }, body: { enabled: false } })
}

async function makeContacts(tx: Transaction, scope: Scope, team_id: string): Promise<void> {
  const contacts = demoContacts(demoContactCount)
  // Started concurrently, they share round trips and run in order.
  const ids = await Promise.all(
    contacts.map(async ({ labels: _, ...body }, index) => {
      const { phone_number_id } = demoAccountOf(index)
      const create = () => createContactInAccount(tx, scope, { params: { phone_number_id }, body })
      const { id } = await withIds(index === 0 ? [demoIds.contact] : [], create)
      return id
    }),
  )
  for (const [position, label] of demoLabels.entries()) {
    const create = () => createLabel(tx, scope, { body: { team_id, ...label } })
    const { id: label_id } = await withIds(position === 0 ? [demoIds.label] : [], create)
    const contact_ids = ids.filter((_, index) => contacts[index]?.labels.includes(label.name))
    await bulkLabelContacts(tx, scope, { body: { contact_ids, label_id, operation: 'attach' } })
  }
}

/** Inbound messages of some contacts, as if the provider had delivered them, and pending replies. */
async function makeConversations(tx: Transaction, scope: Scope, mediaStore: MediaStore): Promise<void> {
  const [account] = demoAccounts
  const { phone_number_id } = account
  const contacts = demoContactsOf(account)
  for (const [index, { from, content }] of demoMessages.entries()) {
    const contact = contacts[from]
    if (contact === undefined) throw new Error(`The demo has no contact with index ${from}.`)
    const message = {
      phone_number_id,
      provider_message_id: demoMessageId(index),
      from: { phone_number: contact.phone_number },
      type: 'text',
      content,
      sent_at: scope.now().toISOString(),
    } as const
    await withIds(index === 0 ? [demoIds.conversation] : [], () => receiveMessage(tx, scope, message))
  }
  for (const { to, content } of demoReplies) {
    const number = contacts[to]?.phone_number
    if (number === undefined) throw new Error(`The demo has no contact with index ${to}.`)
    const body = { to: number, type: 'text', text: { body: content } } as const
    await sendMessage(tx, scope, { params: { phone_number_id }, body })
  }
  const uploaded = await storeFile(tx, scope, mediaStore, demoFile)
  const { id: media_id } = await createMedia(tx, scope, { params: { phone_number_id } }, uploaded)
  const body = { conversation_id: demoIds.conversation, type: 'document', document: { media_id } } as const
  await withIds([demoIds.message], () => sendMessage(tx, scope, { params: { phone_number_id }, body }))
}

/** An import of a contact that exists. */
async function makeImport(tx: Transaction, scope: Scope, mediaStore: MediaStore): Promise<void> {
  const [account] = demoAccounts
  const [contact] = demoContactsOf(account)
  const text = `phone_number,name\n${contact?.phone_number},${contact?.name}\n`
  const uploaded = await storeFile(tx, scope, mediaStore, { text, filename: 'customers.csv', mime_type: 'text/csv' })
  const params = { phone_number_id: account.phone_number_id }
  await withIds([demoIds.contactImport], () => createContactImport(tx, scope, { params }, uploaded))
}

// The one of docs/guides/broadcasts.md. Its template is synced later.
const insertBroadcast = statement(
  'make_demo_broadcast',
  `INSERT INTO broadcasts (organization_id, id, phone_number_id, name, template) VALUES ($1, $2, $3, 'Weekend offer', $4)`,
)
const broadcastTemplate = {
  name: 'weekend_offer',
  language: 'en_US',
  variables: { first_name: '{{contact.name|friend}}', offer: 'rye bread' },
}

/** A draft without recipients. */
async function makeBroadcast(tx: Transaction, { organizationId }: Scope): Promise<void> {
  await tx.execute(insertBroadcast, [
    organizationId,
    demoIds.broadcast,
    demoAccounts[0].phone_number_id,
    JSON.stringify(broadcastTemplate),
  ])
}

async function storeFile(
  tx: Transaction,
  scope: Scope,
  mediaStore: MediaStore,
  { text, ...described }: typeof demoFile,
): Promise<UploadedFile> {
  const bytes = Buffer.from(text)
  const stored = { media_id: newId('media'), stored_name: newFileName() }
  await reserveStoredName(tx, scope, stored)
  const file = await mediaStore.newFile()
  await file.write(bytes)
  await file.save(stored.stored_name)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { ...stored, ...described, size: bytes.length, sha256 }
}
