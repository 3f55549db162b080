import { text, webUrl } from '../kinds/index.ts'
import type { Variable } from '../variable.ts'

export const client = {
  CHANNEL_URL: {
    ...webUrl('an http or https URL, such as http://127.0.0.1:8787'),
    description: 'The URL of the service, for `webhook listen`',
    readBy: ['command'],
    defaultNote: 'the URL at the last start of the demo',
  },
  CHANNEL_API_KEY: {
    ...text('an API key'),
    description: 'The API key for `webhook listen` and `npm run -s contract`',
    readBy: ['command'],
    defaultNote: "the demo's API key",
    isSecret: true,
  },
} as const satisfies Record<string, Variable>
