import type { Handlers } from '@channel/contract/types'
import { createMedia } from '@channel/core'
import type { RequestContext } from '../context.ts'
import { upload } from '../media/upload-handler.ts'

export const media = {
  createMedia: upload(createMedia),
} satisfies Handlers<'media', RequestContext>
