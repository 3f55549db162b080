import type { Handlers } from '@channel/contract/types'
import { createMedia } from '@channel/core/media'
import { upload } from '../media/upload-handler.ts'
import { createdOnce } from '../request/reply.ts'
import type { RequestContext } from '../request/request-context.ts'

export const media = {
  createMedia: upload(createMedia, createdOnce),
} satisfies Handlers<'media', RequestContext>
