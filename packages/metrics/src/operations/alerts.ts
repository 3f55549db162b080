import { disabledIsNewFor, maxFailing, maxQueueAges, maxRetentionLag } from '../limits.ts'

/** A rule of Prometheus. It is named in CamelCase, and has a section of this name in the runbook. */
export interface Alert {
  /** `critical`: users notice it, somebody must act now. `warning`: somebody must act today. `info`: somebody should know. */
  readonly severity: 'critical' | 'warning' | 'info'
  readonly expr: string
  /** How long it must hold. */
  readonly for: string
  readonly summary: string
  readonly description: string
}

// A readiness check that fails is no failed request.
const requests = 'http_server_request_duration_seconds_count{operation!="/ready"'
const failed = `${requests}, status_class="5xx"}`
const providerFailed = 'channel_provider_requests_total{outcome!~"succeeded|refused"}'
const storeFailed = 'channel_media_store_uses_total{outcome="failed"}'
const oldest = 'channel_queue_oldest_age_seconds'
const waits = 'db_client_connection_wait_time_seconds_bucket'

const names = { api: 'API', worker: 'worker' }
const absent = (process: 'api' | 'worker', effect: string): Alert => ({
  severity: 'critical',
  expr: `absent(channel_build_info{process="${process}"})`,
  for: '2m',
  summary: `No ${names[process]} reports metrics`,
  description: `No ${names[process]} was reached for 2 minutes: ${effect}`,
})

/** Every worker reports the same age, because it is read from the database. */
const late = (severity: Alert['severity'], queue: string, summary: string, description: string): Alert => ({
  severity,
  expr: `max by (queue) (${oldest}{queue=~"${queue}"}) > ${maxQueueAges[queue.split('|')[0] ?? '']}`,
  for: '1m',
  summary,
  description: `The oldest item of {{ $labels.queue }} has been due for {{ $value | humanizeDuration }}. ${description}`,
})

/** On symptoms: what users notice, or will notice. What caused it is for the runbook. */
export const alerts: Readonly<Record<string, Alert>> = {
  ChannelApiAbsent: absent('api', 'clients get no response, or metrics are off.'),
  ChannelWorkerAbsent: absent('worker', 'nothing is sent, delivered or processed, or metrics are off.'),
  ChannelProcessDown: {
    severity: 'warning',
    expr: 'up{job=~"channel-.*", job!="channel-public"} == 0',
    for: '2m',
    summary: 'A process of the service does not respond',
    description: '{{ $labels.job }} on {{ $labels.instance }} did not respond for 2 minutes: it has ended, or hangs.',
  },
  ChannelPublicUrlDown: {
    severity: 'critical',
    expr: '(probe_success{job="channel-public"} or up{job="channel-public"}) == 0',
    for: '2m',
    summary: 'The service does not respond at its public address',
    description:
      '{{ $labels.instance }} did not respond for 2 minutes: its name, certificate or proxy, all APIs, or the blackbox exporter.',
  },
  ChannelReadingsAbsent: {
    severity: 'warning',
    expr: `absent(${oldest}) and on () count(channel_build_info{process="worker"}) > 0`,
    for: '5m',
    summary: 'Workers cannot read how much waits',
    description:
      'Workers report no ages of queues, so that no alert on queues can fire: the database is unavailable or slow.',
  },
  ChannelRequestsFailing: {
    severity: 'critical',
    // A single failure of a few requests is no outage.
    expr: `sum(rate(${failed}[5m])) / sum(rate(${requests}}[5m])) > 0.05 and sum(increase(${failed}[5m])) > 5`,
    for: '2m',
    summary: 'Requests to the API fail',
    description: '{{ $value | humanizePercentage }} of the requests of the last 5 minutes got a response with 5xx.',
  },
  ChannelInboxLate: late('critical', 'inbox', 'Received messages are late', 'Customers see messages late.'),
  ChannelSendsLate: late('critical', 'sends|scheduled_sends', 'Messages are sent late', 'Contacts get messages late.'),
  ChannelSendsUncertain: late(
    'warning',
    'uncertain_sends',
    'Messages have an unknown result',
    'The service does not send it again: it waits for a report of the provider.',
  ),
  ChannelDeliveriesLate: late('critical', 'deliveries_first', 'Webhooks are late', 'Receivers get events late.'),
  ChannelRetriesLate: late(
    'warning',
    'deliveries_retry|deliveries_replay',
    'Retries or replays of webhooks are late',
    'A receiver that does not respond holds up its own; otherwise the worker has too much to do.',
  ),
  ChannelMediaLate: late('warning', 'media', 'Files of messages are late', 'Customers cannot read files.'),
  ChannelJobsLate: late('warning', 'jobs', 'Regular jobs do not run', 'Expired rows are not removed.'),
  ChannelProviderFailing: {
    severity: 'warning',
    expr: `sum(rate(${providerFailed}[5m])) / sum(rate(channel_provider_requests_total[5m])) > 0.2 and sum(increase(${providerFailed}[5m])) > 5`,
    for: '2m',
    summary: 'Calls of the provider fail',
    description: '{{ $value | humanizePercentage }} of the calls of the last 5 minutes got no usable response.',
  },
  ChannelMediaStoreFailing: {
    severity: 'warning',
    expr: `sum(rate(${storeFailed}[5m])) / sum(rate(channel_media_store_uses_total[5m])) > 0.2 and sum(increase(${storeFailed}[15m])) > 2`,
    for: '2m',
    summary: 'Files of messages cannot be stored or read',
    description: '{{ $value | humanizePercentage }} of the uses of the media store in the last 5 minutes have failed.',
  },
  ChannelConnectionsWaiting: {
    severity: 'warning',
    expr: `histogram_quantile(0.9, sum by (le, job, db_client_connection_pool_name) (rate(${waits}[5m]))) > 0.25`,
    for: '5m',
    summary: 'Work waits for connections to the database',
    description:
      'A tenth of the statements of {{ $labels.job }} waits {{ $value | humanizeDuration }} or longer for a connection of the pool {{ $labels.db_client_connection_pool_name }}.',
  },
  ChannelConnectionTimeouts: {
    severity: 'critical',
    expr: 'sum by (job) (increase(db_client_connection_timeouts_total[5m])) > 0',
    for: '1m',
    summary: 'Work gets no connection to the database',
    description: '{{ $labels.job }} got no connection in time, {{ $value | humanize }} times in 5 minutes.',
  },
  ChannelRetentionLate: {
    severity: 'warning',
    expr: `max by (kind) (channel_retention_lag_seconds) > ${maxRetentionLag}`,
    for: '10m',
    summary: 'Expired data is not removed',
    description:
      'The oldest expired row of {{ $labels.kind }} should have been removed {{ $value | humanizeDuration }} ago.',
  },
  ChannelLeasesLost: {
    severity: 'warning',
    expr: 'sum by (queue) (increase(channel_lease_lost_total[15m])) > 10',
    for: '1m',
    summary: 'Workers lose their items to others',
    description:
      'Workers were too late for {{ $value | humanize }} items of {{ $labels.queue }} in 15 minutes: they hang, or are too slow.',
  },
  ChannelRedisUnavailable: {
    severity: 'warning',
    expr: 'max(channel_redis_fallback) == 1',
    for: '5m',
    summary: 'Rate limits are not shared',
    description: 'Redis is unavailable, so each process counts rate limits on its own: clients can make more requests.',
  },
  ChannelSubscriptionsFailing: {
    severity: 'info',
    expr: 'max(channel_subscriptions_failing) > 0',
    for: `${maxFailing / 60}m`,
    summary: 'Webhook subscriptions fail',
    description: '{{ $value }} subscriptions fail: their receivers accept nothing.',
  },
  ChannelSubscriptionsDisabled: {
    severity: 'info',
    expr: `max(channel_subscriptions_disabled) - min(min_over_time(channel_subscriptions_disabled[${disabledIsNewFor / 3_600}h])) > 0`,
    for: '1m',
    summary: 'Webhook subscriptions were disabled',
    description:
      'The service has disabled {{ $value }} subscriptions in the last day, because their receivers accept nothing.',
  },
}
