import { oneOf, type Search, searchOf } from '../../search-values.ts'
import { broadcastStatuses, recipientStatuses } from './broadcast.ts'

const reads = { status: oneOf(broadcastStatuses) }
export const parseBroadcastsSearch = searchOf(reads)

/** `status` is the one of the recipients. */
const recipientReads = { status: oneOf(recipientStatuses) }
export const parseBroadcastSearch = searchOf(recipientReads)
export type BroadcastSearch = Search<typeof recipientReads>
