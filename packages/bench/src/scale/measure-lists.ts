import document from '@channel/contract/openapi.json' with { type: 'json' }
import { operationsOf, type Parameter, resolve } from '@channel/contract/read-document'
import type { Client } from 'pg'
import type { BenchOrganization } from '../database/seed-conversations.ts'
import type { Costs } from './compare-costs.ts'
import { costsOf, type Side } from './cost-of.ts'
import { startMeter } from './cpu-meter.ts'
import type { Installation } from './installation.ts'

const warmUps = 50
/** A word of every message. */
const searched = 'arrive'

/**
 * Measures the first page of every list of the API, of each installation in turn. A list inside another object is that of the
 * organization's newest one, and is left out if one has none.
 *
 * @returns for each installation, by operation, the CPU time of a request in milliseconds, of the API and PostgreSQL
 */
export async function measureLists(installations: readonly Installation[]): Promise<Costs[]> {
  const costs = installations.map(() => new Map<string, number>())
  for (const { id, path } of lists()) {
    const sides: Side[] = []
    for (const { client, api, key, large } of installations) {
      const url = await fill(client, path, large)
      if (url === undefined) continue
      const run = async () => {
        const response = await fetch(`${api.url}${url}`, { headers: { Authorization: `Bearer ${key}` } })
        if (response.status !== 200)
          throw new Error(`GET ${url} responded with ${response.status}: ${await response.text()}`)
        await response.arrayBuffer()
      }
      for (let count = 0; count < warmUps; count++) await run()
      const meter = await startMeter(client, [api.pid])
      sides.push({ cpuMs: () => meter.seconds() * 1_000, run })
    }
    if (sides.length < installations.length) continue
    for (const [index, cost] of (await costsOf(sides)).entries()) costs[index]?.set(id, cost)
  }
  return costs
}

function lists(): { readonly id: string; readonly path: string }[] {
  return operationsOf(document).flatMap(({ method, path, operation: { operationId: id, parameters = [] } }) => {
    const resolved = parameters.map((each) => resolve<Parameter>(document, each))
    const isPaged = resolved.some(({ name }) => name === 'cursor')
    const isSearch = resolved.some(({ name, required }) => name === 'search' && required)
    return method === 'get' && isPaged ? [{ id, path: isSearch ? `${path}?search=${searched}` : path }] : []
  })
}

/** Fills in the parameters of a path: the id after `conversations` is one of the table of that name. */
async function fill(
  client: Client,
  template: string,
  { organizationId, numbers: [phoneNumberId = ''] }: BenchOrganization,
): Promise<string | undefined> {
  const path = template.replace('{phone_number_id}', phoneNumberId)
  const [, resource] = /\/([a-z-]+)\/\{/.exec(path) ?? []
  if (resource === undefined) return path
  const { rows } = await client.query(
    `SELECT id FROM ${resource.replaceAll('-', '_')} AS each WHERE organization_id = $1
     ORDER BY to_jsonb(each) ->> 'phone_number_id' = $2 DESC NULLS LAST, id DESC LIMIT 1`,
    [organizationId, phoneNumberId],
  )
  return rows.length === 0 ? undefined : path.replace(/\{\w+\}/, rows[0].id)
}
