/** How OpenTelemetry names units in Prometheus. It drops what stands in braces. */
const unitSuffixes = { s: 'seconds', By: 'bytes' } as const

/** A metric, by its OpenTelemetry name in `metrics`. */
export interface Metric {
  readonly type: 'counter' | 'gauge' | 'histogram'
  /** In UCUM, as OpenTelemetry has it. Empty for what has none. */
  readonly unit: '' | keyof typeof unitSuffixes | `{${string}}`
  /** The processes that report it. */
  readonly by: 'api' | 'worker' | 'both'
  readonly labels: readonly string[]
  /** One sentence without a full stop. */
  readonly about: string
  /** Upper bounds of a histogram. */
  readonly buckets?: readonly number[]
  /** Whether it is read when metrics are collected. Then it is there from the start: if it is absent, reading has failed. */
  readonly isRead?: true
  /**
   * The values of its first label that a counter has from the start, with `none` for the others: an alert would not see an increase from
   * nothing.
   */
  readonly startsWith?: readonly string[]
}

const fast = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const slow = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120]
const delay = (about: string) =>
  ({
    type: 'gauge',
    unit: 's',
    by: 'both',
    labels: [],
    about: `${about} since the last reading`,
    isRead: true,
  }) as const

/** Every metric. No label holds a phone number, a person or an organization: each has a small set of values. */
export const metrics = {
  'http.server.request.duration': {
    type: 'histogram',
    unit: 's',
    by: 'api',
    labels: ['operation', 'method', 'status_class'],
    buckets: fast,
    about:
      'Time until the response was ready, without the time that the request waited for events on purpose; `operation` is the `operationId`, or the first part of another path, such as `/setup`; `status_class` is `2xx` to `5xx`',
  },
  'channel.queue.depth': {
    type: 'gauge',
    unit: '{item}',
    by: 'worker',
    labels: ['queue'],
    isRead: true,
    about: 'Items that wait in a queue, due or not; at most 10,000 are counted, so 10,000 means that many or more',
  },
  'channel.queue.oldest_age': {
    type: 'gauge',
    unit: 's',
    by: 'worker',
    labels: ['queue'],
    isRead: true,
    about:
      'How long the oldest item has been due, or has been uncertain; 0 if none is; deliveries to disabled subscriptions, messages that wait for an earlier one of their conversation, and work that is held after a restore, are not due',
  },
  'channel.queue.attempts': {
    type: 'counter',
    unit: '{attempt}',
    by: 'worker',
    labels: ['queue', 'outcome'],
    about: 'Attempts to process an item',
  },
  'channel.queue.duration': {
    type: 'histogram',
    unit: 's',
    by: 'worker',
    labels: ['queue', 'outcome'],
    buckets: slow,
    about: 'Duration of such an attempt',
  },
  'channel.provider.requests': {
    type: 'counter',
    unit: '{request}',
    by: 'both',
    labels: ['outcome', 'code'],
    startsWith: ['succeeded', 'unreachable', 'unreadable', 'timeout'],
    about:
      'Calls of the provider; `outcome` is `succeeded`, `refused` (with the error code of the provider), or the kind of failure without a response',
  },
  'channel.rate_limit.refusals': {
    type: 'counter',
    unit: '{request}',
    by: 'api',
    labels: ['budget'],
    about: 'Requests and attempts beyond a rate limit',
  },
  'channel.redis.fallback': {
    type: 'gauge',
    unit: '',
    by: 'api',
    labels: [],
    about: '1 while Redis is unavailable and this process counts rate limits on its own; absent without `REDIS_URL`',
  },
  'db.client.connection.count': {
    type: 'gauge',
    unit: '{connection}',
    by: 'both',
    labels: ['db.client.connection.pool.name', 'db.client.connection.state'],
    isRead: true,
    about: 'Open connections to the database',
  },
  'db.client.connection.wait_time': {
    type: 'histogram',
    unit: 's',
    by: 'both',
    labels: ['db.client.connection.pool.name'],
    buckets: fast,
    about: 'How long a statement or transaction waited for a connection',
  },
  'db.client.connection.timeouts': {
    type: 'counter',
    unit: '{timeout}',
    by: 'both',
    labels: ['db.client.connection.pool.name'],
    about: 'Statements and transactions that got no connection in time',
  },
  'channel.lease.lost': {
    type: 'counter',
    unit: '{item}',
    by: 'worker',
    labels: ['queue'],
    startsWith: [
      ...['inbox', 'history', 'sends', 'deliveries', 'media'],
      ...['quality_checks', 'read_receipts', 'sync_requests', 'contact_imports', 'jobs'],
    ],
    about: 'Items whose worker was too late: another one has taken over, or their result is unknown',
  },
  'channel.media_store.uses': {
    type: 'counter',
    unit: '{use}',
    by: 'both',
    labels: ['outcome'],
    startsWith: ['succeeded', 'failed'],
    about: 'Files stored, opened or removed, in the bucket or directory; `outcome` is `succeeded` or `failed`',
  },
  'channel.subscriptions.failing': {
    type: 'gauge',
    unit: '{subscription}',
    by: 'worker',
    labels: [],
    isRead: true,
    about: 'Enabled webhook subscriptions whose last attempts have failed; at most 10,000 are counted',
  },
  'channel.subscriptions.disabled': {
    type: 'gauge',
    unit: '{subscription}',
    by: 'worker',
    labels: [],
    isRead: true,
    about: 'Webhook subscriptions that the service has disabled; at most 10,000 are counted',
  },
  'channel.retention.lag': {
    type: 'gauge',
    unit: 's',
    by: 'worker',
    labels: ['kind'],
    isRead: true,
    about: 'How long ago the oldest row that still exists has expired; 0 if none has',
  },
  'channel.build_info': {
    type: 'gauge',
    unit: '',
    by: 'both',
    labels: ['process', 'build', 'node'],
    isRead: true,
    about: 'Always 1; the labels say what runs',
  },
  'nodejs.eventloop.delay.min': delay('Min delay of the event loop'),
  'nodejs.eventloop.delay.mean': delay('Mean delay of the event loop'),
  'nodejs.eventloop.delay.p50': delay('Median delay of the event loop'),
  'nodejs.eventloop.delay.p99': delay('99th percentile of the delay of the event loop'),
  'nodejs.eventloop.delay.max': delay('Max delay of the event loop'),
  'process.memory.usage': {
    type: 'gauge',
    unit: 'By',
    by: 'both',
    labels: [],
    isRead: true,
    about: 'Resident memory',
  },
  'process.cpu.time': {
    type: 'counter',
    unit: 's',
    by: 'both',
    labels: ['cpu.mode'],
    isRead: true,
    about: 'CPU time, `user` and `system`',
  },
} as const satisfies Record<string, Metric>

type Metrics = typeof metrics
export type MetricName = keyof Metrics
export type NameOf<Type extends Metric['type']> = {
  [Name in MetricName]: Metrics[Name]['type'] extends Type ? Name : never
}[MetricName]
/** The labels of a metric, all of which it always has. */
export type Labels<Name extends MetricName> = Readonly<Record<Metrics[Name]['labels'][number], string>>

/** The name of a metric in Prometheus, as OpenTelemetry maps it: with the unit, and `_total` after a counter. */
export function prometheusName(name: string, { type, unit }: Pick<Metric, 'type' | 'unit'>): string {
  return `${withUnit(name, unit).replaceAll('.', '_')}${type === 'counter' ? '_total' : ''}`
}

/** A name with its unit as Prometheus has it. */
export function withUnit(name: string, unit: string): string {
  return unit in unitSuffixes ? `${name}_${unitSuffixes[unit as keyof typeof unitSuffixes]}` : name
}

/** The metrics of a process. */
export function metricsOf(process: 'api' | 'worker'): [MetricName, Metric][] {
  const all = Object.entries(metrics) as [MetricName, Metric][]
  return all.filter(([, { by }]) => by === process || by === 'both')
}

/** What a process should have in Prometheus from its start, but has not. */
export function missingIn(found: { has(name: string): boolean }, process: 'api' | 'worker'): string[] {
  const read = metricsOf(process).filter(([, { isRead }]) => isRead)
  return read.map(([name, metric]) => prometheusName(name, metric)).filter((name) => !found.has(name))
}
