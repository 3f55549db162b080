import type {
  BroadcastRecipientAdd,
  BroadcastRecipientsResult,
  BroadcastTemplate,
  BulkAddBroadcastRecipientsInput,
  InvalidBroadcastRecipient,
} from '@channel/contract/types'
import { columnsOf, statement, type Transaction } from '@channel/db'
import { ApiError, invalidField, notFound } from '../../mechanisms/errors/index.ts'
import { noOtherFields } from '../../mechanisms/fields/index.ts'
import { newId, recipientIdFrom } from '../../mechanisms/ids/index.ts'
import { requirePhoneNumber } from '../../mechanisms/input/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { longStatementMs } from '../../mechanisms/transactions/index.ts'
import { fillTemplate, findTemplateToSend, findUsableMedia, requireUsableMedia } from '../messages/index.ts'
import type { TemplateRow } from '../templates/index.ts'
import { broadcastView } from './broadcast-view.ts'
import { addToCounts } from './counts.ts'
import { findBroadcastToChange, statusConflict } from './find-broadcast.ts'
import { findContactsOfRecipients } from './find-contacts-of-recipients.ts'
import { mediaOf, type OwnValues, ownMediaOf, templateOf } from './template-of.ts'
import { requireTemplateVariables } from './template-variables.ts'

/** Max recipients of a broadcast. */
const maxRecipients = 250_000

const isNew = 'ON CONFLICT (organization_id, key, broadcast_id) WHERE key IS NOT NULL DO NOTHING RETURNING 1'
const added = `added_pending AS (SELECT 'pending' AS status, NULL AS reason, count(*)::int AS count FROM added),
   counted AS (${addToCounts('added_pending')})`
const insertStatement = statement(
  'add_broadcast_recipients',
  `WITH added AS (
     INSERT INTO broadcast_recipients (organization_id, broadcast_id, id, key, template)
     SELECT $1, $2, given.* FROM unnest($3::text[], $4::text[], $5::json[]) AS given
     ${isNew}
   ), ${added}
   SELECT count AS added FROM added_pending`,
)
const insertLabeled = statement(
  'add_broadcast_recipients_of_label',
  `WITH labeled AS MATERIALIZED (
     SELECT contact_id FROM contact_labels WHERE organization_id = $1 AND phone_number_id = $3 AND label_id = $4
     ORDER BY contact_created_at DESC, contact_id DESC LIMIT $5
   ), added AS (
     INSERT INTO broadcast_recipients (organization_id, broadcast_id, id, key)
     SELECT $1, $2, ${recipientIdFrom('$6::text')}, contact_id FROM labeled
     ${isNew}
   ), ${added}
   SELECT count AS added, (SELECT count(*)::int FROM labeled) AS found FROM added_pending`,
)
const findLabel = statement('find_label_of_broadcast', 'SELECT id FROM labels WHERE organization_id = $1 AND id = $2')
const countDuplicates = statement(
  'count_duplicates_of_broadcast',
  'UPDATE broadcasts SET duplicates = duplicates + $3 WHERE organization_id = $1 AND id = $2',
)

/**
 * Adds recipients to a draft: the valid ones of a list, or all contacts with a label.
 *
 * @throws ApiError `broadcast_status_conflict` once it was started, `resource_not_found` for the label, `invalid_field_value` if there are
 *   too many, `template_not_found`, `template_paused`, and as findBroadcastToChange
 */
export async function bulkAddBroadcastRecipients(
  tx: Transaction,
  scope: Scope,
  { params, body }: Pick<BulkAddBroadcastRecipientsInput, 'params' | 'body'>,
): Promise<BroadcastRecipientsResult> {
  const { label_id, recipients, ...rest } = body
  noOtherFields(rest)
  const { row } = await findBroadcastToChange(tx, scope, params)
  const broadcast = broadcastView(row)
  const requireTemplate = await findTemplateToSend(tx, scope, params.phone_number_id, broadcast.template)
  if (row.status !== 'draft') throw statusConflict(row.id, 'was started. Recipients cannot be added any more.')
  const template = requireTemplate()
  if (template === undefined) throw new Error('The template was not found.')
  const left = maxRecipients - broadcast.counts.total
  const target = { ...params, left, template, defaults: broadcast.template }
  const result =
    label_id === undefined
      ? await addListed(tx, scope, target, recipients ?? [])
      : await addLabeled(tx, scope, target, label_id)
  if (result.duplicates > 0) tx.enqueue(countDuplicates, [scope.organizationId, row.id, result.duplicates])
  return { object: 'broadcast_recipients_result', ...result }
}

/** The broadcast that recipients are added to. */
interface Target {
  readonly id: string
  readonly phone_number_id: string
  /** How many it may still get. */
  readonly left: number
  readonly template: TemplateRow
  readonly defaults: BroadcastTemplate
}

type Added = Omit<BroadcastRecipientsResult, 'object'>

async function addListed(
  tx: Transaction,
  scope: Scope,
  target: Target,
  given: readonly BroadcastRecipientAdd[],
): Promise<Added> {
  const { phone_number_id: account } = target
  const [known, usable] = await Promise.all([
    findContactsOfRecipients(tx, scope, account, given.map(keyOf)),
    findUsableMedia(tx, scope, account, ownMediaOf(target.defaults, given)),
  ])
  const invalid: InvalidBroadcastRecipient[] = []
  const byKey = new Map<string, OwnValues | null>()
  let valid = 0
  for (const [index, recipient] of given.entries()) {
    try {
      const key = requireKey(recipient, known)
      const own = ownValues(recipient)
      if (own !== null) requireTemplateVariables(own, '')
      const template = templateOf(target.defaults, own)
      if (own !== null || valid === 0) fillTemplate(target.template, template)
      const media = own?.components && mediaOf(template)
      if (media) requireUsableMedia(media, usable, account)
      valid += 1
      if (!byKey.has(key)) byKey.set(key, own)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { code, message, param } = error
      invalid.push({ index, code, message, param: param?.replace(/^template\./, '') ?? null })
    }
  }
  if (byKey.size > target.left) throw tooMany('recipients')
  const rows = [...byKey].map(([key, own]) => [newId('broadcastRecipient'), key, own && JSON.stringify(own)])
  if (rows.length === 0) return { added: 0, duplicates: valid, invalid }
  const [row] = await tx.query(insertStatement, [scope.organizationId, target.id, ...columnsOf(rows)])
  const count = row?.added ?? 0
  return { added: count, duplicates: valid - count, invalid }
}

async function addLabeled(tx: Transaction, scope: Scope, target: Target, labelId: string): Promise<Added> {
  fillTemplate(target.template, templateOf(target.defaults, null))
  tx.allowLongStatements(longStatementMs)
  const values = [target.phone_number_id, labelId, target.left + 1, newId('broadcastRecipient')]
  const [[label], [row]] = await Promise.all([
    tx.query(findLabel, [scope.organizationId, labelId]),
    tx.query(insertLabeled, [scope.organizationId, target.id, ...values]),
  ])
  if (label === undefined) throw notFound('label_id', `There is no label ${labelId}.`)
  const { added: count, found } = row ?? { added: 0, found: 0 }
  if ((count ?? 0) > target.left) throw tooMany('label_id')
  return { added: count ?? 0, duplicates: (found ?? 0) - (count ?? 0), invalid: [] }
}

function tooMany(param: string): ApiError {
  return invalidField(param, `A broadcast can have ${maxRecipients.toLocaleString('en')} recipients.`)
}

function keyOf({ to, bsuid, contact_id }: BroadcastRecipientAdd): string {
  return to ?? bsuid ?? contact_id ?? ''
}

/** @returns the id of the contact, or the address of a recipient that is no contact yet */
function requireKey(recipient: BroadcastRecipientAdd, known: ReadonlyMap<string, string>): string {
  if (recipient.to !== undefined) requirePhoneNumber(recipient.to, 'to')
  const key = keyOf(recipient)
  const contact = known.get(key)
  if (contact === undefined && recipient.contact_id !== undefined) {
    throw notFound('contact_id', `There is no contact ${key} on the account.`)
  }
  return contact ?? key
}

function ownValues({ variables, components }: BroadcastRecipientAdd): OwnValues | null {
  if (variables === undefined && components === undefined) return null
  if (variables !== undefined && components !== undefined) {
    throw invalidField('components', '`variables` and `components` cannot be combined.')
  }
  return variables === undefined ? { components } : { variables }
}
