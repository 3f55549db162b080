/** What a list of conversations is ordered by. */
export type ListOrder = 'last_message_at' | 'updated_at'

/** Where a list of conversations is read from, as SQL. `$1` is the organization, `$2` the account. */
export interface ListSource {
  readonly from: string
  /** What every row matches. */
  readonly base: string
  /** The column of each order. */
  readonly moment: Readonly<Record<ListOrder, string>>
  readonly id: string
  readonly status: string
}

export const plainSource: ListSource = {
  from: 'conversations conversation',
  base: 'conversation.organization_id = $1 AND conversation.phone_number_id = $2',
  moment: { last_message_at: 'conversation.last_message_at', updated_at: 'conversation.updated_at' },
  id: 'conversation.id',
  status: 'conversation.status',
}

const withLink = `conversation_labels link
  JOIN conversations conversation
    ON conversation.organization_id = link.organization_id AND conversation.id = link.conversation_id`

/** In the order of the label's own index: it holds the sort keys and the status, and each conversation is fetched by its id. */
export const labelSource: ListSource = {
  from: withLink,
  base: 'link.organization_id = $1 AND link.phone_number_id = $2 AND link.conversation_updated_at IS NOT NULL',
  moment: { last_message_at: 'link.conversation_last_message_at', updated_at: 'link.conversation_updated_at' },
  id: 'link.conversation_id',
  status: 'link.conversation_status',
}

/** From the conversations, looking up the label of each: where another filter leaves few. */
export const labelLookupSource: ListSource = { ...plainSource, from: withLink }
