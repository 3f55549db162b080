import { addressRanges, baseUrl, port, textLike } from '../kinds/index.ts'
import type { Variable } from '../variable.ts'

export const addresses = {
  PORT: {
    ...port(),
    description: 'The port of the API; 0 picks a free one',
    // The worker and the commands derive the default of MEDIA_BASE_URL from it.
    readBy: ['api', 'worker', 'start', 'command'],
    default: '8787',
  },
  HOST: {
    ...textLike(/^[^\s/]+$/, 'an IP address of this machine or a host name, such as 127.0.0.1'),
    description: 'The IP address or host name that the API listens on',
    readBy: ['api', 'start'],
    default: '127.0.0.1',
  },
  PUBLIC_URL: {
    ...baseUrl('an http or https URL without a query, such as https://api.example.com'),
    description: 'The public URL of the service, used in the links that it creates',
    readBy: ['api', 'worker', 'start', 'command'],
    defaultNote: 'the local URL of the API',
  },
  TRUSTED_PROXIES: {
    ...addressRanges(),
    description: 'The proxies in front of the API whose `X-Forwarded-For` or `Forwarded` gives the client address',
    readBy: ['api'],
    defaultNote: 'none; the client address is that of the connection',
  },
} as const satisfies Record<string, Variable>
