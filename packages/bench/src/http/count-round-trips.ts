import { fixture } from '../database/fixture.ts'
import { startCountingProxy } from '../database/start-counting-proxy.ts'
import type { StatementCounts } from '../database/statement-counter.ts'
import { contactBody } from '../load/contact-body.ts'
import { idempotencyKey } from '../load/idempotency-key.ts'
import { startServer } from '../processes/start-server.ts'
import { fetchResponse } from './fetch-response.ts'
import type { Operation } from './measure-in-turn.ts'
import type { Variant } from './variant.ts'

/** Database statements and round trips of one request, per operation. */
export type RequestCosts = Readonly<Record<Operation, StatementCounts>>

const warmUpRequests = 3
const countedRequests = 20

/**
 * Counts the database cost of each operation by sending sequential requests through a proxy. Periodic background
 * statements are rounded away.
 *
 * @param variantFor the variant for a database URL; it is started with the proxy's URL
 */
export async function countRoundTrips(
  databaseUrl: string,
  variantFor: (databaseUrl: string) => Variant,
  firstNumber: number,
): Promise<RequestCosts> {
  const proxy = await startCountingProxy(databaseUrl)
  const server = await startServer(variantFor(proxy.url).program)
  const [account] = fixture.phoneNumberIds
  let number = firstNumber
  async function count(send: () => Promise<unknown>): Promise<StatementCounts> {
    for (let sent = 0; sent < warmUpRequests; sent++) await send()
    const before = { ...proxy.counts }
    for (let sent = 0; sent < countedRequests; sent++) await send()
    const each = (key: keyof StatementCounts) => Math.round((proxy.counts[key] - before[key]) / countedRequests)
    return { statements: each('statements'), roundTrips: each('roundTrips') }
  }
  try {
    return {
      list: await count(() => fetchResponse(server.url, `/v1/${account}/contacts?limit=25`)),
      create: await count(() =>
        fetchResponse(server.url, '/v1/contacts', { body: contactBody(account as string, number++) }),
      ),
      createWithKey: await count(() =>
        fetchResponse(server.url, '/v1/contacts', {
          body: contactBody(account as string, number),
          idempotencyKey: idempotencyKey(number++),
        }),
      ),
    }
  } finally {
    await server.stop()
    proxy.close()
  }
}
