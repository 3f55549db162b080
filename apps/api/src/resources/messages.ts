import type { Handlers } from '@channel/contract/types'
import { getMessage, getMessageMedia, listMessages, sendMessage } from '@channel/core'
import type { RequestContext } from '../context.ts'
import { accepted, found, page } from '../reply.ts'
import { read, write } from '../verb-handlers.ts'

export const messages = {
  listMessages: read(listMessages, page),
  getMessage: read(getMessage),
  getMessageMedia: read(getMessageMedia, found),
  sendMessage: write(sendMessage, accepted),
} satisfies Handlers<'messages', RequestContext>
