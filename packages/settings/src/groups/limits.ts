import { limit, redisUrl } from '../kinds/index.ts'
import type { Variable } from '../variable.ts'

export const limits = {
  RATE_LIMIT_READS_PER_MINUTE: {
    ...limit('requests per minute'),
    description: 'Max read requests of an organization per minute',
    readBy: ['api'],
    default: '600',
  },
  RATE_LIMIT_WRITES_PER_MINUTE: {
    ...limit('requests per minute'),
    description: 'Max write requests of an organization per minute',
    readBy: ['api'],
    default: '300',
  },
  REDIS_URL: {
    ...redisUrl(),
    description: 'The Redis server through which processes share rate limits',
    readBy: ['api'],
    defaultNote: 'none; each process counts on its own',
    isSecret: true,
  },
} as const satisfies Record<string, Variable>
