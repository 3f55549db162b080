import { fileURLToPath } from 'node:url'
import { encodeCursor as encodeServiceCursor } from '@channel/core/mechanisms/pagination'
import { deriveSecrets } from '@channel/core/mechanisms/sealing'
import { benchSecret, fixture } from '../database/fixture.ts'
import { encodeCursor } from '../servers/cursor.ts'
import type { Variant } from './variant.ts'

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** A limit that is never reached: the counting is measured, not rejections. */
const unreachableLimit = '1000000000'

/** The scope with which the service signs the cursors of the bench's organization. */
export const benchScope = {
  organizationId: fixture.organizationId,
  now: () => new Date(),
  mediaBaseUrl: 'https://media.example.com',
  secrets: deriveSecrets(benchSecret),
}

/** The service as in production. Rate limits are off by default, because floors and peers have none. */
export function serviceVariant(databaseUrl: string, rateLimits: 'on' | 'off' = 'off'): Variant {
  const requestsPerMinute = rateLimits === 'on' ? unreachableLimit : '0'
  return {
    name: rateLimits === 'on' ? 'this service, rate limits' : 'this service',
    role: rateLimits === 'on' ? 'rate limits' : 'service',
    program: {
      name: 'apps/api',
      entry: fromHere('../../../../apps/api/src/main.ts'),
      environment: {
        DATABASE_URL: databaseUrl,
        CHANNEL_SECRET: benchSecret,
        RATE_LIMIT_READS_PER_MINUTE: requestsPerMinute,
        RATE_LIMIT_WRITES_PER_MINUTE: requestsPerMinute,
        REDIS_URL: '',
      },
    },
    cursorAfter: (account, { createdAt, id }) =>
      encodeServiceCursor(benchScope, { list: 'listContacts', account, filters: {} }, { created_at: createdAt, id }),
  }
}

/** The service with a log that discards all calls, and without rate limits. */
function withoutApiLog(databaseUrl: string): Variant {
  const service = serviceVariant(databaseUrl)
  const name = 'this service, no API log'
  return {
    ...service,
    name,
    role: 'bare',
    program: { ...service.program, name, entry: fromHere('../servers/without-api-log/main.ts') },
  }
}

/**
 * The service, the floors and the peers.
 *
 * @param options with `tunedPeers`, the peers also run with the tuned floor's database code
 */
export function allVariants(databaseUrl: string, options: { readonly tunedPeers: boolean }): Variant[] {
  const other = (name: string, role: Variant['role'], directory: string, store: 'plain' | 'tuned'): Variant => ({
    name,
    role,
    program: {
      name,
      entry: fromHere(`../servers/${directory}/main.ts`),
      environment: { DATABASE_URL: databaseUrl, CHANNEL_SECRET: benchSecret, BENCH_STORE: store },
    },
    cursorAfter: (account, position) => encodeCursor(fixture.organizationId, account, position, benchSecret),
  })
  const variants = [
    serviceVariant(databaseUrl),
    serviceVariant(databaseUrl, 'on'),
    withoutApiLog(databaseUrl),
    other('tuned floor', 'tuned floor', 'floor', 'tuned'),
    other('naive floor', 'naive floor', 'floor', 'plain'),
    other('fastify-openapi-glue', 'peer', 'fastify-glue', 'plain'),
    other('express-openapi-validator', 'peer', 'express-validator', 'plain'),
  ]
  if (!options.tunedPeers) return variants
  return [
    ...variants,
    other('glue, tuned store', 'peer', 'fastify-glue', 'tuned'),
    other('validator, tuned store', 'peer', 'express-validator', 'tuned'),
  ]
}
