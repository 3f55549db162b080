import { type Queryable, statement } from '@channel/db'
import type { SentMessage } from '@channel/simulator'

interface Sent {
  readonly organization_id: string
  readonly id: string
  readonly phone_number_id: string
  readonly status: string
  readonly provider_message_id: string | null
  readonly error_code: string | null
  readonly sent_at: string | null
  readonly delivered_at: string | null
  readonly read_at: string | null
  /** The state of its send; null if the send is unknown. */
  readonly state: string | null
  readonly is_held: boolean
}

interface ReportedStatus {
  readonly organization_id: string
  readonly id: string
  readonly phone_number_id: string
  readonly status: string
  /** Undefined if the status is unchanged. */
  readonly before: string | undefined
}

const readSent = statement(
  'worker_test_read_sent',
  `SELECT message.organization_id, message.id, message.phone_number_id, message.status, message.provider_message_id,
     message.error_code, message.sent_at, message.delivered_at, message.read_at, send.state,
     send.lease_token IS NOT NULL AS is_held
   FROM messages message
   LEFT JOIN message_sends send ON send.organization_id = message.organization_id AND send.message_id = message.id
   WHERE message.direction = 'outbound' AND message.organization_id = ANY ($1) ORDER BY message.id`,
)
const readReported = statement(
  'worker_test_read_reported',
  `SELECT organization_id, payload #>> '{data,object,id}' AS id, phone_number_id,
     payload #>> '{data,object,status}' AS status, payload #>> '{data,previous_attributes,status}' AS before
   FROM events
   WHERE payload #>> '{data,object,direction}' = 'outbound' AND organization_id = ANY ($1) ORDER BY events.id`,
)

/** The valid transitions of a status. A client that saw a failure can later see the message arrive. */
const next: Readonly<Record<string, readonly string[]>> = {
  pending: ['sent', 'delivered', 'read', 'failed'],
  sent: ['delivered', 'read', 'failed'],
  delivered: ['read'],
  read: [],
  failed: ['delivered', 'read'],
}

/**
 * Finds the problems after everything was sent, reported and processed: a message that the provider has twice, or does
 * not have although it has not failed; that differs from the provider's report; whose status went back; or that belongs
 * to another organization.
 *
 * @param sent all messages that the provider accepted
 * @param codes the allowed error codes of failed messages
 */
export async function problemsOfSends(
  database: Queryable,
  organizations: readonly string[],
  sent: readonly SentMessage[],
  codes: readonly string[],
): Promise<string[]> {
  const messages = await database.query<Sent>(readSent, [organizations])
  const reported = Map.groupBy(await database.query<ReportedStatus>(readReported, [organizations]), ({ id }) => id)
  const accepted = Map.groupBy(sent, (each) => each.biz_opaque_callback_data ?? 'nothing')
  const known = new Set(messages.map(({ id }) => id))
  const orphans = [...reported.keys(), ...accepted.keys()].filter((id) => !known.has(id))
  return [
    ...orphans.map((id) => `${id} is reported or was sent, and is no message`),
    ...messages.flatMap((message) => [
      ...problemsOfMessage(message, accepted.get(message.id) ?? [], codes),
      ...problemsOfEvents(message, reported.get(message.id) ?? []),
    ]),
  ]
}

function problemsOfMessage(message: Sent, accepted: readonly SentMessage[], codes: readonly string[]): string[] {
  const { id, status, state, is_held, error_code, sent_at, delivered_at, read_at } = message
  const problems: string[] = []
  const [atProvider, ...others] = accepted
  if (others.length > 0) problems.push(`is at the provider ${accepted.length} times`)
  if (is_held || (state !== 'sent' && state !== 'failed')) problems.push(`is left over in the outbox: ${state}`)
  if (status === 'failed' && !codes.includes(error_code ?? '')) problems.push(`failed with ${error_code}`)
  if (atProvider === undefined && status !== 'failed') problems.push(`is ${status}, and not at the provider`)
  if (atProvider !== undefined) {
    if (atProvider.status !== status) problems.push(`is ${status}, and the provider says ${atProvider.status}`)
    if (atProvider.id !== message.provider_message_id) problems.push(`has the id ${message.provider_message_id}`)
    if (atProvider.phone_number_id !== message.phone_number_id) problems.push('was sent from another number')
  }
  const timestamps = [sent_at, delivered_at, read_at].filter((timestamp) => timestamp !== null)
  if (timestamps.toSorted().join() !== timestamps.join())
    problems.push(`has timestamps that go back: ${timestamps.join()}`)
  return problems.map((problem) => `${id} ${problem}`)
}

function problemsOfEvents(message: Sent, reported: readonly ReportedStatus[]): string[] {
  const problems: string[] = []
  let last = 'pending'
  for (const { organization_id, phone_number_id, before, status } of reported) {
    if (organization_id !== message.organization_id || phone_number_id !== message.phone_number_id) {
      problems.push(`is reported to ${organization_id}`)
    }
    const isStep = before !== undefined && before !== null
    if (isStep ? before !== last || !next[before]?.includes(status) : status !== last) {
      problems.push(`was ${last}, and is reported to change from ${before} to ${status}`)
    }
    last = status
  }
  if (last !== message.status) problems.push(`is ${message.status}, and was reported to be ${last}`)
  return problems.map((problem) => `${message.id} ${problem}`)
}
