import type { Handlers } from '@channel/contract/dashboard/types'
import { serveMediaFile } from '../handlers/serve-media-file.ts'
import type { DashboardContext } from '../request/dashboard-context.ts'

export const media = {
  getMediaFile: serveMediaFile,
} satisfies Handlers<'media', DashboardContext>
