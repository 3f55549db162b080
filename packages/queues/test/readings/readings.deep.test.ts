import { registeredStatements, statement } from '@channel/db'
import { createTestDatabase } from '@channel/test-kit'
import { expect, it } from 'vitest'
import { readQueues } from '../../src/readings/index.ts'

const count = 1_000_000

// Without the other indexes, rows are added in a fraction of the time.
const prepare = `SET statement_timeout = 0;
  DO $$ DECLARE each record; BEGIN
    FOR each IN SELECT indexname FROM pg_indexes WHERE tablename = 'webhook_deliveries'
      AND indexname NOT IN ('webhook_deliveries_pkey', 'webhook_deliveries_pending', 'webhook_deliveries_due_by_time')
    LOOP EXECUTE format('DROP INDEX %I', each.indexname); END LOOP;
  END $$`

/** A tenth of the subscriptions in each organization; of each subscription, some deliveries in every lane. */
const seed = (subscriptions: number) => `
  INSERT INTO organizations (id, name) SELECT 'org_' || n, '' FROM generate_series(0, 9) AS n;
  INSERT INTO webhook_subscriptions (organization_id, id, url, event_types, enabled)
    SELECT 'org_' || n % 10, 'wbs_' || n, '', '{*}', true FROM generate_series(0, ${subscriptions - 1}) AS n;
  INSERT INTO webhook_deliveries
    (organization_id, id, subscription_id, event_id, event_type, url, attempt_count, replayed_from, next_attempt_at)
    SELECT 'org_' || subscription % 10, 'wbd_' || n, 'wbs_' || subscription, '', '', '',
      lane % 2, CASE lane WHEN 2 THEN 'wbd_0' END, now() - n * interval '1 millisecond'
    FROM generate_series(1, ${count}) AS n, LATERAL (SELECT n % ${subscriptions}, n / ${subscriptions} % 3) AS its (subscription, lane)`

const beyond = ['org_0', 'wbs_0', 0, 300_000]

it.each([1, 10_000])(
  'reads the queues fast while a million deliveries of %i subscriptions wait',
  async (subscriptions) => {
    await using own = await createTestDatabase()
    await own.session(async (session) => {
      await session.run(prepare)
      await session.run(seed(subscriptions))
      await session.run('VACUUM ANALYZE webhook_deliveries')
    })
    const plan = async (name: string, values: readonly unknown[]) => {
      const { text } = registeredStatements().find((each) => each.name === name)!
      const explain = statement(
        `test_explain_${name}_${subscriptions}`,
        `EXPLAIN (ANALYZE, BUFFERS, TIMING OFF) ${text}`,
      )
      const rows = await own.query<{ 'QUERY PLAN': string }>(explain, values)
      const lines = rows.map((row) => row['QUERY PLAN']).join('\n')
      expect(lines).not.toMatch(/(Seq|Index|Heap) Scan (using \w+ )?on webhook_deliveries/)
      return { lines, buffers: Number(/Buffers: shared hit=(\d+)/.exec(lines)?.[1]) }
    }
    // The first 10,000 entries of each lane are counted, also if VACUUM has not yet marked their rows as visible to all.
    // An index lookup is about three pages: for each group one finds the next one, and one its subscription.
    const groups = 3 * subscriptions
    expect((await plan('read_delivery_queues', ['-infinity'])).buffers).toBeLessThan(3_000 + 8 * groups)
    expect((await plan('find_webhook_deliveries_beyond_limit', beyond)).lines).toContain('Index Only Scan')

    const startedAt = performance.now()
    const states = await readQueues(own)
    const tookMs = Math.round(performance.now() - startedAt)
    console.log(`${subscriptions} subscriptions: ${tookMs} ms`)
    const lanes = states.filter(({ queue }) => queue.startsWith('deliveries_'))
    expect(lanes.map(({ depth, oldestAge }) => [depth, oldestAge > count / 1_000])).toEqual(
      Array(3).fill([10_000, true]),
    )
    expect(tookMs).toBeLessThan(3_000)
  },
)
