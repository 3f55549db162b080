import { text, webUrl } from '../kinds/index.ts'
import type { Variable } from '../variable.ts'

export const client = {
  CHANNEL_URL: {
    ...webUrl('the address of the service, such as http://127.0.0.1:8787'),
    description: 'The address of the service, for `webhook listen`',
    readBy: ['command'],
    defaultNote: 'where it was last started',
  },
  CHANNEL_API_KEY: {
    ...text('an API key'),
    description: 'The API key for `webhook listen`',
    readBy: ['command'],
    defaultNote: "the demo's",
    isSecret: true,
  },
} as const satisfies Record<string, Variable>
