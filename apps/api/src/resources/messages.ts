import type { Handlers } from '@channel/contract/types'
import {
  cancelMessage,
  getMessage,
  getMessageMedia,
  listMessages,
  searchMessages,
  sendMessage,
} from '@channel/core/messages'
import { accepted, found, page } from '../request/reply.ts'
import type { RequestContext } from '../request/request-context.ts'
import { read, write } from '../request/verb-handlers.ts'

export const messages = {
  listMessages: read(listMessages, page),
  searchMessages: read(searchMessages, page),
  getMessage: read(getMessage),
  getMessageMedia: read(getMessageMedia, found),
  cancelMessage: write(cancelMessage),
  sendMessage: write(sendMessage, accepted),
} satisfies Handlers<'messages', RequestContext>
