import { oneOf, text, toggle } from '../kinds/index.ts'
import type { Variable } from '../variable.ts'

export const diagnostics = {
  LOG_LEVEL: {
    ...oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    description: 'The lowest severity that is logged',
    readBy: ['api', 'worker', 'simulator', 'start'],
    default: 'info',
    defaultNote: '`warn` with `start` in the format `pretty`',
  },
  LOG_FORMAT: {
    ...oneOf(['json', 'pretty']),
    description: 'One JSON object per line, or text for people',
    readBy: ['api', 'worker', 'simulator', 'start'],
    defaultNote: '`pretty` with `start` and in a terminal, otherwise `json`',
  },
  VALIDATE_RESPONSES: {
    ...toggle(),
    description:
      '1 validates every response against the contract; on a mismatch, the request is rolled back and returns 500, and the log names the field',
    readBy: ['api'],
    defaultNote: '0 if `NODE_ENV` is `production`, otherwise 1',
  },
  NODE_ENV: {
    ...text('any text'),
    description: '`production` changes the default of `VALIDATE_RESPONSES`',
    readBy: ['api'],
    defaultNote: 'none; `production` in built bundles',
  },
  CHANNEL_DEBUG: {
    ...toggle(),
    description: '1 adds a stack trace to the errors of commands',
    readBy: ['start', 'command'],
    default: '0',
  },
} as const satisfies Record<string, Variable>
