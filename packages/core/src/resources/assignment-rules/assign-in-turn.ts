import { columnsOf, statement, type Transaction } from '@channel/db'
import { rowsOfEach } from '../../mechanisms/transactions/index.ts'

/** A conversation that waits for an assignee. */
export interface WaitingConversation {
  readonly organization_id: string
  readonly phone_number_id: string
  readonly id: string
}

// Rules are locked in the order of their keys, and until the transaction ends, so that concurrent workers take turns too. The row that
// is locked is the newest one, and holds all that decides who is next.
const assignStatement = statement(
  'assign_in_turn',
  `WITH waiting AS MATERIALIZED (
     SELECT *, row_number() OVER (PARTITION BY organization_id, phone_number_id ORDER BY item) AS turn
     FROM unnest($1::text[], $2::text[], $3::text[]) WITH ORDINALITY AS waiting (organization_id, phone_number_id, id, item)
   ), rule AS MATERIALIZED (
     SELECT rule.* FROM assignment_rules rule
     WHERE (rule.organization_id, rule.phone_number_id) IN (SELECT organization_id, phone_number_id FROM waiting)
       AND rule.mode = 'round_robin'
     ORDER BY rule.organization_id, rule.phone_number_id FOR NO KEY UPDATE
   ), taking AS MATERIALIZED (
     SELECT rule.organization_id, rule.phone_number_id, taking.id, taking.name, taking.email,
       row_number() OVER (PARTITION BY rule.organization_id, rule.phone_number_id
         ORDER BY listed.position <= coalesce(array_position(rule.user_ids, rule.last_user_id), 0), listed.position) AS turn,
       count(*) OVER (PARTITION BY rule.organization_id, rule.phone_number_id) AS count
     FROM rule
     CROSS JOIN LATERAL unnest(rule.user_ids) WITH ORDINALITY AS listed (id, position)
     JOIN users taking ON taking.organization_id = rule.organization_id AND taking.id = listed.id AND taking.available
   ), assigned AS MATERIALIZED (
     SELECT waiting.organization_id, waiting.phone_number_id, waiting.id, waiting.item, waiting.turn,
       taking.id AS user_id, taking.name, taking.email
     FROM waiting JOIN taking ON taking.organization_id = waiting.organization_id
       AND taking.phone_number_id = waiting.phone_number_id AND taking.turn = (waiting.turn - 1) % taking.count + 1
   ), moved AS (
     UPDATE assignment_rules rule SET last_user_id = last.user_id
     FROM (
       SELECT DISTINCT ON (organization_id, phone_number_id) * FROM assigned ORDER BY organization_id, phone_number_id, turn DESC
     ) last
     WHERE rule.organization_id = last.organization_id AND rule.phone_number_id = last.phone_number_id
   ), changed AS (
     UPDATE conversations conversation SET assigned_to = assigned.user_id
     FROM assigned WHERE conversation.organization_id = assigned.organization_id AND conversation.id = assigned.id
   )
   SELECT item, user_id AS assigned_to, name AS assignee_name, email AS assignee_email FROM assigned`,
)

/**
 * Assigns conversations to the users who take turns on their account, skipping those who are away. One without an available user stays
 * unassigned.
 *
 * @param conversations locked by this transaction, without an assignee
 * @returns the assignee of each
 */
export async function assignInTurn(tx: Transaction, conversations: readonly WaitingConversation[]) {
  if (conversations.length === 0) return []
  const values = conversations.map(({ organization_id, phone_number_id, id }) => [organization_id, phone_number_id, id])
  const rows = rowsOfEach(await tx.query(assignStatement, columnsOf(values)), conversations.length)
  return rows.map(([row]) => {
    if (row === undefined) return undefined
    const { assigned_to, assignee_name, assignee_email } = row
    return { assigned_to, assignee_name, assignee_email }
  })
}
