import { email, text, webUrl } from '../kinds/index.ts'
import type { Variable } from '../variable.ts'

export const contact = {
  OPERATOR_NAME: {
    ...text('a name'),
    description: 'Your name in the served OpenAPI document (`info.contact`)',
    readBy: ['api'],
  },
  OPERATOR_EMAIL: {
    ...email(),
    description: 'Your email address in `info.contact`',
    readBy: ['api'],
  },
  OPERATOR_URL: {
    ...webUrl(),
    description: 'Your web page in `info.contact`',
    readBy: ['api'],
  },
} as const satisfies Record<string, Variable>
