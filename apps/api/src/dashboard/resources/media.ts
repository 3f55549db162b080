import type { Handlers } from '@channel/contract/dashboard/types'
import { serveAccountPicture } from '../handlers/serve-account-picture.ts'
import { serveMediaFile } from '../handlers/serve-media-file.ts'
import type { DashboardContext } from '../request/dashboard-context.ts'

export const media = {
  getMediaFile: serveMediaFile,
  getAccountPicture: serveAccountPicture,
} satisfies Handlers<'media', DashboardContext>
