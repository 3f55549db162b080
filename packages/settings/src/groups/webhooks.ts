import { addressRanges, toggle } from '../kinds/index.ts'
import type { Variable } from '../variable.ts'

export const webhooks = {
  WEBHOOK_ALLOWED_RANGES: {
    ...addressRanges(),
    description: 'Non-public addresses to which webhooks may be sent',
    readBy: ['api', 'worker'],
  },
  CHANNEL_DEVELOPMENT: {
    ...toggle(),
    description: '1 allows webhooks and redirects to the local machine, also without TLS',
    readBy: ['api', 'worker', 'start'],
    default: '0',
    defaultNote: '1 with the embedded database',
  },
} as const satisfies Record<string, Variable>
