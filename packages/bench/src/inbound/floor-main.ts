// Writes the rows of the same number of messages, one transaction per batch, and reports the duration.
import { Client } from 'pg'
import { runOnRequest } from '../processes/run-on-request.ts'
import {
  deleteWebhook,
  insertContact,
  insertConversation,
  insertEvent,
  insertMessage,
  insertWebhook,
  updateConversation,
} from './floor-statements.ts'
import { batchesOf, messageIdOf, newcomerEvery, numberOf, senderOf, textOf } from './inbound-plan.ts'
import { webhookWith } from './webhook.ts'

const { COUNT = '0', BATCH = '1', DATABASE_URL = '', ORGANIZATION = '', TEAM = '' } = process.env
// The number of updates that the worker processes concurrently.
const clients = Array.from({ length: 4 }, () => new Client({ connectionString: DATABASE_URL }))
const batches = batchesOf(Number(COUNT), Number(BATCH))
  .map((batch) => ({ ...batch, body: Buffer.from(webhookWith(batch)) }))
  .values()

/** About the size of the service's payload. */
function payloadOf(id: string, type: string, phoneNumberId: string): string {
  const data = { object: { id, object: type, pad: 'x'.repeat(420) } }
  const createdAt = '2026-11-21T05:20:22.123456Z'
  return JSON.stringify({ id, object: 'event', type, created_at: createdAt, phone_number_id: phoneNumberId, data })
}

async function writeMessage(client: Client, index: number): Promise<void> {
  const digits = String(index).padStart(26, '0')
  const [contact, conversation] = [`ctc_${digits}`, `cnv_${digits}`]
  const number = numberOf(index)
  const recordEvent = (type: string) => {
    const id = `evt_${type}${digits}`
    return client.query(insertEvent, [ORGANIZATION, id, type, number, payloadOf(id, type, number), contact])
  }
  const isNew = index % newcomerEvery === 0
  if (isNew) {
    const sender = [senderOf(index), `Contact ${index}`]
    await client.query(insertContact, [ORGANIZATION, contact, number, TEAM, ...sender])
    await recordEvent('contact.created')
    await client.query(insertConversation, [ORGANIZATION, conversation, number, contact])
  } else await client.query(updateConversation, [ORGANIZATION, conversation])
  await client.query(insertMessage, [
    ORGANIZATION,
    `msg_${digits}`,
    number,
    conversation,
    contact,
    senderOf(index),
    textOf(index),
    messageIdOf(index),
  ])
  await recordEvent(isNew ? 'conversation.created' : 'conversation.updated')
  await recordEvent('message.received')
}

async function keepWriting(client: Client): Promise<void> {
  for (const { from, to, body } of batches) {
    const { rows } = await client.query<{ id: number }>(insertWebhook, [body])
    await client.query('BEGIN')
    for (let index = from; index < to; index++) await writeMessage(client, index)
    await client.query(deleteWebhook, [rows[0]?.id])
    await client.query('COMMIT')
  }
}

await Promise.all(clients.map((client) => client.connect()))
runOnRequest(() => Promise.all(clients.map(keepWriting)))
