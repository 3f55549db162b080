import { aText, oneOf, type Search, searchOf } from '../../search-values.ts'

export const broadcastStatuses = ['draft', 'scheduled', 'running', 'paused', 'completed', 'canceled'] as const
export const recipientStatuses = ['pending', 'queued', 'sent', 'delivered', 'read', 'failed', 'skipped'] as const

const reads = { status: oneOf(broadcastStatuses) }
export const parseBroadcastsSearch = searchOf(reads)

/** Of the recipients: their status, and a part of a name or the beginning of a number. */
const recipientReads = { status: oneOf(recipientStatuses), search: aText }
export const parseBroadcastSearch = searchOf(recipientReads)
export type BroadcastSearch = Search<typeof recipientReads>
