/** What an alert fires on, and ends with, in the words of promtool: a value every minute. */
export interface AlertExample {
  readonly series: Readonly<Record<string, string>>
  /** Minutes until it fires, and until it has ended. */
  readonly fires: number
  readonly ends: number
  readonly labels?: Readonly<Record<string, string>>
  /** The value, as the description has it. */
  readonly value?: string
}

const alive = (process: 'api' | 'worker') =>
  `channel_build_info{process="${process}", job="channel-${process}", instance="a:1"}`
const age = (queue: string) =>
  `channel_queue_oldest_age_seconds{queue="${queue}", job="channel-worker", instance="a:1"}`
const late = (queue: string, seconds: number, value: string): AlertExample => ({
  series: { [age(queue)]: `0x4 ${seconds}x5 0x10` },
  fires: 8,
  ends: 15,
  labels: { queue },
  value,
})
const gone = (process: 'api' | 'worker'): AlertExample => ({
  series: { [alive(process)]: '1x4 stale _x5 1x10' },
  fires: 8,
  ends: 15,
  labels: { process },
})
const ofPublicUrl = (metric: string) => `${metric}{job="channel-public", instance="https://api.example.com/v1/health"}`
const requests = (status_class: string) =>
  `http_server_request_duration_seconds_count{operation="getMe", method="GET", status_class="${status_class}", job="channel-api", instance="a:1"}`
const calls = (outcome: string) =>
  `channel_provider_requests_total{outcome="${outcome}", code="none", job="channel-worker", instance="a:1"}`
const uses = (outcome: string) =>
  `channel_media_store_uses_total{outcome="${outcome}", job="channel-worker", instance="a:1"}`
const waits = (le: string) =>
  `db_client_connection_wait_time_seconds_bucket{db_client_connection_pool_name="main", le="${le}", job="channel-api", instance="a:1"}`

export const alertExamples: Readonly<Record<string, AlertExample>> = {
  ChannelApiAbsent: gone('api'),
  ChannelWorkerAbsent: gone('worker'),
  ChannelProcessDown: {
    series: {
      'up{job="channel-worker", instance="a:1"}': '1x4 0x5 1x10',
      [ofPublicUrl('up')]: '0x20',
      'up{job="other", instance="b:1"}': '0x20',
    },
    fires: 8,
    ends: 15,
    labels: { job: 'channel-worker', instance: 'a:1' },
  },
  ChannelPublicUrlDown: {
    // First the address does not respond, then the exporter.
    series: { [ofPublicUrl('probe_success')]: '1x4 0x3 stale _x2 1x10', [ofPublicUrl('up')]: '1x7 0x3 1x10' },
    fires: 9,
    ends: 15,
    labels: { job: 'channel-public', instance: 'https://api.example.com/v1/health' },
  },
  ChannelReadingsAbsent: {
    series: { [alive('worker')]: '1x30', [age('inbox')]: '0x4 stale _x9 0x10' },
    fires: 12,
    ends: 20,
  },
  ChannelRequestsFailing: {
    series: { [requests('2xx')]: '0+90x30', [requests('5xx')]: '0+10x10 100x20' },
    fires: 8,
    ends: 20,
    value: '10%',
  },
  ChannelInboxLate: late('inbox', 360, '6m 0s'),
  ChannelSendsLate: late('sends', 360, '6m 0s'),
  ChannelSendsUncertain: late('uncertain_sends', 3_660, '1h 1m 0s'),
  ChannelDeliveriesLate: late('deliveries_first', 360, '6m 0s'),
  ChannelRetriesLate: late('deliveries_replay', 3_660, '1h 1m 0s'),
  ChannelMediaLate: late('media', 3_660, '1h 1m 0s'),
  ChannelJobsLate: late('jobs', 3_660, '1h 1m 0s'),
  ChannelProviderFailing: {
    series: { [calls('succeeded')]: '0+30x30', [calls('timeout')]: '0+10x10 100x20' },
    fires: 8,
    ends: 20,
    value: '25%',
  },
  ChannelMediaStoreFailing: {
    series: { [uses('succeeded')]: '0+3x30', [uses('failed')]: '0+1x10 10x20' },
    fires: 8,
    ends: 20,
    value: '25%',
  },
  ChannelConnectionsWaiting: {
    series: {
      [waits('0.1')]: '0+100x30',
      [waits('0.5')]: '0+200x10 2000+100x20',
      [waits('+Inf')]: '0+200x10 2000+100x20',
    },
    fires: 9,
    ends: 20,
    labels: { job: 'channel-api', db_client_connection_pool_name: 'main' },
    value: '420ms',
  },
  ChannelConnectionTimeouts: {
    series: {
      'db_client_connection_timeouts_total{db_client_connection_pool_name="main", job="channel-api", instance="a:1"}':
        '0x4 4x20',
    },
    fires: 8,
    ends: 15,
    labels: { job: 'channel-api' },
    value: '4',
  },
  ChannelRetentionLate: {
    series: { 'channel_retention_lag_seconds{kind="media", job="channel-worker", instance="a:1"}': '90000x15 0x10' },
    fires: 12,
    ends: 20,
    labels: { kind: 'media' },
    value: '1d 1h 0m 0s',
  },
  ChannelLeasesLost: {
    series: { 'channel_lease_lost_total{queue="sends", job="channel-worker", instance="a:1"}': '0x4 14x40' },
    fires: 10,
    ends: 30,
    labels: { queue: 'sends' },
    value: '14',
  },
  ChannelRedisUnavailable: {
    series: { 'channel_redis_fallback{job="channel-api", instance="a:1"}': '0x4 1x8 0x10' },
    fires: 12,
    ends: 16,
  },
  ChannelSubscriptionsFailing: {
    series: { 'channel_subscriptions_failing{job="channel-worker", instance="a:1"}': '0x4 2x70 0x10' },
    fires: 70,
    ends: 80,
    value: '2',
  },
  ChannelSubscriptionsDisabled: {
    series: { 'channel_subscriptions_disabled{job="channel-worker", instance="a:1"}': '1x4 3x2000' },
    fires: 10,
    ends: 1_460,
    value: '2',
  },
}
