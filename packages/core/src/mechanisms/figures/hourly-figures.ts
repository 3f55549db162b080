/** The kinds of events that are counted by the hour. */
export const figureKinds = [
  'message_inbound',
  'message_outbound',
  'message_delivered',
  'message_failed',
  'delivery_succeeded',
  'delivery_failed',
  'delivery_dead',
  'log_2xx',
  'log_3xx',
  'log_4xx',
  'log_5xx',
] as const
export type FigureKind = (typeof figureKinds)[number]

/** Enough that the connections of some processes rarely share one. */
const slots = 16

/**
 * The SQL that adds rows to the figures of their hours, for the statement that writes these rows: both are committed, or
 * none, and a row is never counted twice. For batches: each execution updates a row per hour and kind.
 *
 * @param rows what was written, as it is named in the statement
 * @param time the column whose hour counts
 * @param kind the SQL of the {@link FigureKind}
 */
export const addFigures = (rows: string, time: string, kind: string) => `
  INSERT INTO hourly_figures AS figure (organization_id, hour, kind, slot, count)
  SELECT organization_id, date_trunc('hour', ${time}), ${kind}, pg_backend_pid() % ${slots}, count(*)
  FROM ${rows} GROUP BY 1, 2, 3, 4
  ORDER BY 1, 2, 3 -- the same order everywhere, so that no two statements wait for each other
  ON CONFLICT (organization_id, hour, kind, slot) DO UPDATE SET count = figure.count + excluded.count`

/**
 * The same for the figures of each webhook subscription.
 *
 * @param rows deliveries whose attempts were recorded
 */
export const addWebhookFigures = (rows: string, time: string, kind: string) => `
  INSERT INTO hourly_webhook_figures AS figure (organization_id, subscription_id, hour, kind, slot, count)
  SELECT organization_id, subscription_id, date_trunc('hour', ${time}), ${kind}, pg_backend_pid() % ${slots}, count(*)
  FROM ${rows} GROUP BY 1, 2, 3, 4, 5
  ORDER BY 1, 2, 3, 4
  ON CONFLICT (organization_id, subscription_id, hour, kind, slot) DO UPDATE SET count = figure.count + excluded.count`
