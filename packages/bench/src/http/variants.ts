import { deriveSecrets } from '@channel/core/mechanisms/sealing'
import type { Program } from '@channel/test-kit/start-process'
import { benchSecret, fixture } from '../database/fixture.ts'

/** One implementation of the contract's two operations. */
export interface Variant {
  readonly name: VariantName
  readonly program: Program
}

export const service = 'this service'
/** Budgets that are never used up, counted in the process. */
export const withRateLimits = 'this service, rate limits'
/** Without rate limits too. */
export const withoutApiLog = 'this service, no API log'
/** With metrics. They are recorded and not requested: a request takes milliseconds, every few seconds. */
export const withMetrics = 'this service, metrics'
/** With traces of 1 % of the requests, sent to a receiver on this machine. */
export const withTraces = 'this service, traces'
export const tunedFloor = 'tuned floor'
export const glue = 'fastify-openapi-glue'
export const validator = 'express-openapi-validator'
export type VariantName =
  | typeof service
  | typeof withRateLimits
  | typeof withoutApiLog
  | typeof withMetrics
  | typeof withTraces
  | typeof tunedFloor
  | 'naive floor'
  | typeof glue
  | typeof validator

/** A limit that is never reached: the counting is measured, not rejections. */
const unreachableLimit = '1000000000'

/** The scope of the bench's organization, as in the service. */
export const benchScope = {
  organizationId: fixture.organizationId,
  now: () => new Date(),
  mediaBaseUrl: 'https://media.example.com',
  secrets: deriveSecrets(benchSecret),
}

/** The service as in production, but by default without rate limits, because floors and peers have none. */
export function apiProgram(
  databaseUrl: string,
  { entry = 'apps/api/src/main.ts', requestsPerMinute = '0', environment = {} } = {},
): Program {
  return {
    entry,
    environment: {
      DATABASE_URL: databaseUrl,
      CHANNEL_SECRET: benchSecret,
      RATE_LIMIT_READS_PER_MINUTE: requestsPerMinute,
      RATE_LIMIT_WRITES_PER_MINUTE: requestsPerMinute,
      REDIS_URL: '',
      ...environment,
    },
  }
}

export function workerProgram(databaseUrl: string, environment: Program['environment'] = {}): Program {
  return {
    entry: 'apps/worker/src/main.ts',
    environment: { DATABASE_URL: databaseUrl, CHANNEL_SECRET: benchSecret, ...environment },
  }
}

function tracesAt(receiver: string) {
  return {
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver,
    OTEL_METRICS_EXPORTER: 'none',
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.01',
  }
}

/**
 * The service, the floors and the peers.
 *
 * @param traceReceiver the URL of a receiver of OpenTelemetry
 */
export function allVariants(databaseUrl: string, traceReceiver: string): Variant[] {
  const server = (file: string) => `packages/bench/src/servers/${file}.ts`
  const other = (name: VariantName, file: string, store: 'plain' | 'tuned'): Variant => ({
    name,
    program: {
      entry: server(file),
      environment: { DATABASE_URL: databaseUrl, CHANNEL_SECRET: benchSecret, BENCH_STORE: store },
    },
  })
  return [
    { name: service, program: apiProgram(databaseUrl) },
    { name: withRateLimits, program: apiProgram(databaseUrl, { requestsPerMinute: unreachableLimit }) },
    { name: withoutApiLog, program: apiProgram(databaseUrl, { entry: server('without-api-log') }) },
    { name: withMetrics, program: apiProgram(databaseUrl, { environment: { METRICS_PORT: '0' } }) },
    { name: withTraces, program: apiProgram(databaseUrl, { environment: tracesAt(traceReceiver) }) },
    other(tunedFloor, 'floor', 'tuned'),
    other('naive floor', 'floor', 'plain'),
    other(glue, 'fastify-glue', 'plain'),
    other(validator, 'express-validator', 'plain'),
  ]
}
