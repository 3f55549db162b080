import type { Handlers, SavedReply } from '@channel/contract/types'
import {
  createSavedReply,
  deleteSavedReply,
  getSavedReply,
  listSavedReplies,
  updateSavedReply,
} from '@channel/core/saved-replies'
import { created, page } from '../request/reply.ts'
import type { RequestContext } from '../request/request-context.ts'
import { read, write } from '../request/verb-handlers.ts'

export const savedReplies = {
  listSavedReplies: read(listSavedReplies, page),
  getSavedReply: read(getSavedReply),
  createSavedReply: write(createSavedReply, created(savedReplyPath)),
  updateSavedReply: write(updateSavedReply),
  deleteSavedReply: write(deleteSavedReply),
} satisfies Handlers<'saved-replies', RequestContext>

function savedReplyPath({ id }: SavedReply): string {
  return `/v1/saved_replies/${id}`
}
