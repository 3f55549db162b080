import { oneOf, type Search, searchOf } from '../../search-values.ts'

export const broadcastStatuses = ['draft', 'scheduled', 'running', 'paused', 'completed', 'canceled'] as const
export const recipientStatuses = ['pending', 'queued', 'sent', 'delivered', 'read', 'failed', 'skipped'] as const

const reads = { status: oneOf(broadcastStatuses) }
export const parseBroadcastsSearch = searchOf(reads)

/** `status` is the one of the recipients. */
const recipientReads = { status: oneOf(recipientStatuses) }
export const parseBroadcastSearch = searchOf(recipientReads)
export type BroadcastSearch = Search<typeof recipientReads>
