/** A panel of the dashboard. */
interface Panel {
  readonly title: string
  /** What each query shows, by its legend. */
  readonly queries: Readonly<Record<string, string>>
  /** As Grafana names it. */
  readonly unit?: string
  readonly kind?: 'table'
}

const interval = '$__rate_interval'
const rate = (name: string, by: string, where = '') => `sum by (${by}) (rate(${name}${where}[${interval}]))`
const quantile = (q: number, histogram: string, by = '') =>
  `histogram_quantile(${q}, sum by (le${by && `, ${by}`}) (rate(${histogram}_bucket[${interval}])))`
const requests = 'http_server_request_duration_seconds'
const duration = (q: number, by = '') => quantile(q, requests, by)
const attempts = 'channel_queue_attempts_total'
const pool = 'db_client_connection_pool_name'

const rows: Readonly<Record<string, readonly Panel[]>> = {
  Traffic: [
    { title: 'Requests', unit: 'reqps', queries: { '{{status_class}}': rate(`${requests}_count`, 'status_class') } },
    {
      title: 'Failing requests',
      unit: 'percentunit',
      queries: { '5xx': `${rate(`${requests}_count`, '', '{status_class="5xx"}')} / ${rate(`${requests}_count`, '')}` },
    },
    {
      title: 'Time until the response',
      unit: 's',
      queries: { p50: duration(0.5), p95: duration(0.95), p99: duration(0.99) },
    },
    {
      title: 'Slowest operations (p95)',
      unit: 's',
      queries: { '{{operation}}': `topk(10, ${duration(0.95, 'operation')})` },
    },
    {
      title: 'Refused by rate limits',
      unit: 'reqps',
      queries: { '{{budget}}': rate('channel_rate_limit_refusals_total', 'budget') },
    },
    { title: 'Rate limits not shared', queries: { '{{instance}}': 'channel_redis_fallback' } },
  ],
  Queues: [
    { title: 'Oldest item', unit: 's', queries: { '{{queue}}': 'max by (queue) (channel_queue_oldest_age_seconds)' } },
    { title: 'Waiting (at most 10,000 are counted)', queries: { '{{queue}}': 'max by (queue) (channel_queue_depth)' } },
    { title: 'Attempts', unit: 'ops', queries: { '{{queue}}': rate(attempts, 'queue') } },
    { title: 'Leases lost', unit: 'ops', queries: { '{{queue}}': rate('channel_lease_lost_total', 'queue') } },
  ],
  'Sends and provider': [
    {
      title: 'Sends by outcome',
      unit: 'ops',
      queries: { '{{outcome}}': rate(attempts, 'outcome', '{queue="sends"}') },
    },
    {
      title: 'Calls of the provider',
      unit: 'reqps',
      queries: { '{{outcome}} {{code}}': rate('channel_provider_requests_total', 'outcome, code') },
    },
    {
      title: 'Duration of a send (p95)',
      unit: 's',
      queries: {
        p95: `histogram_quantile(0.95, ${rate('channel_queue_duration_seconds_bucket', 'le', '{queue="sends"}')})`,
      },
    },
    {
      title: 'Uncertain messages',
      queries: { messages: 'max(channel_queue_depth{queue="uncertain_sends"})' },
    },
  ],
  Deliveries: [
    {
      title: 'Deliveries by outcome',
      unit: 'ops',
      queries: { '{{queue}} {{outcome}}': rate(attempts, 'queue, outcome', '{queue=~"deliveries.*"}') },
    },
    {
      title: 'Duration of a delivery (p95)',
      unit: 's',
      queries: {
        p95: `histogram_quantile(0.95, ${rate('channel_queue_duration_seconds_bucket', 'le', '{queue=~"deliveries.*"}')})`,
      },
    },
    {
      title: 'Subscriptions that do not work',
      queries: {
        failing: 'max(channel_subscriptions_failing)',
        'disabled by the service': 'max(channel_subscriptions_disabled)',
      },
    },
  ],
  Database: [
    {
      title: 'Connections',
      queries: {
        [`{{job}} {{${pool}}} {{db_client_connection_state}}`]: `sum by (job, ${pool}, db_client_connection_state) (db_client_connection_count)`,
      },
    },
    {
      title: 'Wait for a connection (p90)',
      unit: 's',
      queries: { [`{{job}} {{${pool}}}`]: quantile(0.9, 'db_client_connection_wait_time_seconds', `job, ${pool}`) },
    },
    { title: 'Timeouts', unit: 'ops', queries: { '{{job}}': rate('db_client_connection_timeouts_total', 'job') } },
  ],
  Processes: [
    { title: 'Running', kind: 'table', queries: { '': 'channel_build_info' } },
    { title: 'Responding to Prometheus', queries: { '{{job}} {{instance}}': 'up{job=~"channel-.*"}' } },
    {
      title: 'CPU',
      unit: 'percentunit',
      queries: { '{{job}} {{instance}}': rate('process_cpu_time_seconds_total', 'job, instance') },
    },
    { title: 'Memory', unit: 'bytes', queries: { '{{job}} {{instance}}': 'process_memory_usage_bytes' } },
    {
      title: 'Delay of the event loop (p99)',
      unit: 's',
      queries: { '{{job}} {{instance}}': 'nodejs_eventloop_delay_p99_seconds' },
    },
  ],
  Files: [
    {
      title: 'Uses of the media store',
      unit: 'ops',
      queries: { '{{outcome}}': rate('channel_media_store_uses_total', 'outcome') },
    },
    {
      title: 'Downloads by outcome',
      unit: 'ops',
      queries: { '{{outcome}}': rate(attempts, 'outcome', '{queue="media"}') },
    },
    {
      title: 'Duration of a download (p95)',
      unit: 's',
      queries: {
        p95: `histogram_quantile(0.95, ${rate('channel_queue_duration_seconds_bucket', 'le', '{queue="media"}')})`,
      },
    },
  ],
  Retention: [
    {
      title: 'Jobs by outcome',
      unit: 'ops',
      queries: { '{{outcome}}': rate(attempts, 'outcome', '{queue="jobs"}') },
    },
    {
      title: 'Expired and not yet removed',
      unit: 's',
      queries: { '{{kind}}': 'max by (kind) (channel_retention_lag_seconds)' },
    },
  ],
}

const datasource = { type: 'prometheus', uid: '$datasource' }
const columns = 24
const width = 8
const height = 8

/** The dashboard as JSON for Grafana. */
export function renderDashboard(): string {
  const panels: object[] = []
  let y = 0
  for (const [title, own] of Object.entries(rows)) {
    panels.push({
      id: panels.length + 1,
      type: 'row',
      title,
      collapsed: false,
      gridPos: { h: 1, w: columns, x: 0, y },
      panels: [],
    })
    y += 1
    own.forEach((panel, index) => {
      const x = (index * width) % columns
      if (index > 0 && x === 0) y += height
      panels.push({ id: panels.length + 1, ...renderPanel(panel), gridPos: { h: height, w: width, x, y } })
    })
    y += height
  }
  const dashboard = {
    title: 'Channel messaging',
    uid: 'channel-messaging',
    schemaVersion: 39,
    tags: ['channel'],
    editable: true,
    refresh: '30s',
    time: { from: 'now-6h', to: 'now' },
    timezone: 'browser',
    templating: { list: [{ name: 'datasource', label: 'Data source', type: 'datasource', query: 'prometheus' }] },
    annotations: { list: [] },
    panels,
  }
  return `${JSON.stringify(dashboard, null, 2)}\n`
}

function renderPanel({ title, queries, unit = 'short', kind }: Panel) {
  const targets = Object.entries(queries).map(([legendFormat, expr], index) => ({
    refId: 'ABCDEF'[index],
    datasource,
    expr,
    ...(kind === 'table' ? { format: 'table', instant: true } : { legendFormat }),
  }))
  return {
    type: kind ?? 'timeseries',
    title,
    datasource,
    fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
    targets,
  }
}
