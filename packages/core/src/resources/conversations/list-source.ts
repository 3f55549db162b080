/** The sort column of a list of conversations, descending. */
export type ListOrder = 'last_message_at' | 'updated_at'

/** The SQL source of a list of conversations. `$1` is the organization, `$2` the account. */
export interface ListSource {
  readonly from: string
  /** The condition that every row matches. */
  readonly base: string
  /** The column of each order. */
  readonly timestamp: Readonly<Record<ListOrder, string>>
  readonly id: string
  readonly status: string
}

export const plainSource: ListSource = {
  from: 'conversations conversation',
  base: 'conversation.organization_id = $1 AND conversation.phone_number_id = $2',
  timestamp: { last_message_at: 'conversation.last_message_at', updated_at: 'conversation.updated_at' },
  id: 'conversation.id',
  status: 'conversation.status',
}

const withLink = `conversation_labels link
  JOIN conversations conversation
    ON conversation.organization_id = $1 AND conversation.id = link.conversation_id`

/** Reads the link table's index, which holds the sort keys and the status. Fetches each conversation by its id. */
export const labelSource: ListSource = {
  from: withLink,
  base: 'link.organization_id = $1 AND link.phone_number_id = $2',
  timestamp: { last_message_at: 'link.conversation_last_message_at', updated_at: 'link.conversation_updated_at' },
  id: 'link.conversation_id',
  status: 'link.conversation_status',
}

/** Reads the conversations and looks up the label of each: for filters that leave few conversations. */
export const labelLookupSource: ListSource = { ...plainSource, from: withLink }
