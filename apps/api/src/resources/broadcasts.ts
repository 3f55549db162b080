import type { Handlers } from '@channel/contract/types'
import {
  bulkAddBroadcastRecipients,
  cancelBroadcast,
  createBroadcast,
  getBroadcast,
  listBroadcastRecipients,
  listBroadcasts,
  pauseBroadcast,
  startBroadcast,
  updateBroadcast,
} from '@channel/core/broadcasts'
import { createdAt, page } from '../request/reply.ts'
import type { RequestContext } from '../request/request-context.ts'
import { read, write } from '../request/verb-handlers.ts'

export const broadcasts = {
  listBroadcasts: read(listBroadcasts, page),
  createBroadcast: write(createBroadcast, (context, created) =>
    createdAt(context, `/v1/${created.phone_number_id}/broadcasts/${created.id}`, created),
  ),
  getBroadcast: read(getBroadcast),
  updateBroadcast: write(updateBroadcast),
  startBroadcast: write(startBroadcast),
  pauseBroadcast: write(pauseBroadcast),
  cancelBroadcast: write(cancelBroadcast),
  listBroadcastRecipients: read(listBroadcastRecipients, page),
  bulkAddBroadcastRecipients: write(bulkAddBroadcastRecipients),
} satisfies Handlers<'broadcasts', RequestContext>
