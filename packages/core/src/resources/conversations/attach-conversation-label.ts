import type {
  AttachConversationLabelInAccountInput,
  AttachConversationLabelInput,
  ConversationLabelLink,
} from '@channel/contract/types'
import { type RowOf, statement, type Transaction } from '@channel/db'
import { invalidField } from '../../mechanisms/errors/index.ts'
import { noOtherFields } from '../../mechanisms/fields/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { accountTables, pathAccountColumns, pathAccountIs, requireUsableAccount } from '../accounts/index.ts'
import { labelNotFound } from '../labels/index.ts'
import { conversationNotFound } from './find-conversation.ts'

// Locks conversation and label, so that neither is deleted between the lookup and the insert. $1 is the organization, $2 the
// account or NULL for any, $3 the conversation and $4 the label. A conversation belongs to its contact's team.
const attach = (account: string, mayAttach: string) => `
  conversation AS MATERIALIZED (
    SELECT conversation.id, contact.team_id FROM conversations conversation
    JOIN contacts contact
      ON contact.organization_id = $1 AND contact.id = coalesce(conversation.contact_id, conversation.member_id)
    WHERE conversation.organization_id = $1 AND ${account} AND conversation.id = $3 FOR KEY SHARE OF conversation
  ),
  label AS MATERIALIZED (
    SELECT id, team_id FROM labels WHERE organization_id = $1 AND id = $4 FOR KEY SHARE
  ),
  link AS (
    INSERT INTO conversation_labels (organization_id, conversation_id, label_id)
    SELECT $1, conversation.id, label.id FROM conversation JOIN label ON label.team_id = conversation.team_id
    WHERE ${mayAttach}
    ON CONFLICT DO NOTHING
  )`
const found = `conversation.id AS conversation_id, label.id AS label_id,
  conversation.team_id = label.team_id AS same_team`

const attachInAccount = statement(
  'attach_conversation_label_in_account',
  `WITH ${attach(
    'conversation.phone_number_id = $2',
    `EXISTS (SELECT FROM channel_accounts account WHERE ${pathAccountIs} AND account.verified)`,
  )}
   SELECT ${pathAccountColumns}, ${found}
   FROM ${accountTables} LEFT JOIN conversation ON true LEFT JOIN label ON true WHERE ${pathAccountIs}`,
)
const attachAnywhere = statement(
  'attach_conversation_label',
  `WITH ${attach('$2::text IS NULL', 'true')}
   SELECT ${found} FROM (SELECT) always LEFT JOIN conversation ON true LEFT JOIN label ON true`,
)

type AttachRow = RowOf<'attach_conversation_label'>

/**
 * Attaches a label to a conversation of the path's account. Does nothing if it is already attached. One round trip.
 *
 * @throws ApiError `resource_not_found` for account, conversation or label, `channel_number_not_verified`,
 *   `invalid_field_value` if the label belongs to another team
 */
export async function attachConversationLabelInAccount(
  tx: Transaction,
  scope: Scope,
  { params, body }: Pick<AttachConversationLabelInAccountInput, 'params' | 'body'>,
): Promise<ConversationLabelLink> {
  const { phone_number_id, id } = params
  const { label_id, ...rest } = body
  noOtherFields(rest)
  const values = [scope.organizationId, phone_number_id, id, label_id]
  const [row] = await tx.query(attachInAccount, values)
  requireUsableAccount(row, phone_number_id)
  return linkOf(row, id, label_id)
}

/**
 * Like {@link attachConversationLabelInAccount}, for a conversation of any account of the organization.
 *
 * @throws ApiError `resource_not_found`, `invalid_field_value`
 */
export async function attachConversationLabel(
  tx: Transaction,
  scope: Scope,
  { params: { id }, body }: Pick<AttachConversationLabelInput, 'params' | 'body'>,
): Promise<ConversationLabelLink> {
  const { label_id, ...rest } = body
  noOtherFields(rest)
  const [row] = await tx.query(attachAnywhere, [scope.organizationId, null, id, label_id])
  return linkOf(row, id, label_id)
}

function linkOf(row: AttachRow | undefined, id: string, labelId: string): ConversationLabelLink {
  if (row === undefined || row.conversation_id === null) throw conversationNotFound(id)
  if (row.label_id === null) throw labelNotFound(labelId, 'label_id')
  if (!row.same_team) {
    throw invalidField('label_id', `Label ${labelId} belongs to another team than conversation ${id}.`)
  }
  return { conversation_id: id, label_id: labelId, attached: true }
}
