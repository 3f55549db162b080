import { isDeepStrictEqual } from 'node:util'
import type { RunningProcess } from '@channel/test-kit/start-process'
import type { Client } from 'pg'
import { fixture } from '../database/fixture.ts'
import { contactBody } from '../load/contact-body.ts'
import { type DeepPage, firstPage } from './deep-pages.ts'
import { mask } from './mask.ts'
import { glue, service, type VariantName, validator } from './variants.ts'

const [account = ''] = fixture.phoneNumberIds
const perCreation =
  'id contact_id object_id transaction_id phone_number name email searched created_at updated_at'.split(' ')

interface TextResponse {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** The responses of a variant and what it stored, by request, without what differs between requests. */
type Work = Readonly<Record<string, string>>

/**
 * Checks that all variants do the same work: a response without it would make the comparison meaningless. Floors
 * must return the service's bytes; the peers, whose frameworks serialize the JSON, the same values.
 *
 * @throws Error naming the variant and both responses
 */
export async function checkResponses(
  running: ReadonlyMap<VariantName, RunningProcess>,
  client: Client,
  deep: DeepPage | undefined,
): Promise<void> {
  if (deep === undefined) throw new Error('there are too few contacts for a deep page')
  const pages: Work[] = []
  for (const { url } of running.values()) pages.push(await readPages(url, deep))
  const works: [VariantName, Work][] = []
  for (const [name, { url }] of running) {
    const created = await createOne(url, client, works.length + 1)
    works.push([name, { ...pages[works.length], ...created, ...(await tryInvalid(url)) }])
  }
  const expected = works.find(([name]) => name === service)?.[1] ?? {}
  for (const [name, work] of works) {
    const parse = name === glue || name === validator ? (text: string) => JSON.parse(text) as unknown : String
    for (const [what, actual] of Object.entries(work)) {
      const wanted = expected[what] ?? ''
      if (isDeepStrictEqual(parse(actual), parse(wanted))) continue
      const short = (text: string) => text.slice(0, 1500)
      throw new Error(`${name}, ${what}: responded with\n${short(actual)}\nbut expected was\n${short(wanted)}`)
    }
  }
}

async function readPages(url: string, deep: DeepPage): Promise<Work> {
  const read = async (path: string) => {
    const { status, text, headers } = await request(url, path)
    const { data, request_id } = JSON.parse(text) as { data?: unknown[]; request_id?: string }
    if (status !== 200 || data?.length !== 25 || headers.get('x-request-id') !== request_id) {
      throw new Error(`${path} responded with ${status} ${text.slice(0, 1500)}`)
    }
    return mask(text)
  }
  return { 'GET a first page': await read(firstPage(account)), 'GET a deep page': await read(deep.path) }
}

/** Creates one contact and reads its rows in the database. */
async function createOne(url: string, client: Client, number: number): Promise<Work> {
  const { status, headers, text } = await request(url, '/v1/contacts', { body: contactBody(account, number) })
  const { data } = JSON.parse(text) as { data?: { id: string } }
  if (status !== 201 || headers.get('location') !== `/v1/${account}/contacts/${data?.id}`) {
    throw new Error(`POST /v1/contacts responded with ${status} ${text}, Location: ${headers.get('location')}`)
  }
  const stored = async (table: string, condition: string) => {
    const { rows } = await client.query<{ row: string }>(
      `SELECT row_to_json(${table})::text AS row FROM ${table} WHERE organization_id = $1 AND ${condition} = $2`,
      [fixture.organizationId, data?.id],
    )
    return JSON.stringify(rows.map(({ row }) => mask(row, perCreation)))
  }
  return {
    'POST /v1/contacts': mask(text, perCreation),
    'the contact in the database': await stored('contacts', 'id'),
    'the event in the database': await stored('events', `payload->'data'->'object'->>'id'`),
  }
}

/** The statuses of invalid requests. */
async function tryInvalid(url: string): Promise<Work> {
  const list = `/v1/${account}/contacts`
  const status = async (path: string, options?: RequestOptions) => `${(await request(url, path, options)).status}`
  return {
    'a key that does not exist': await status(list, { apiKey: `${fixture.apiKey.slice(0, -1)}x` }),
    'a limit of 101': await status(`${list}?limit=101`),
    'a cursor that was changed': await status(`${list}?cursor=v1.WyJsaXN0Q29udGFjdHMiXQ.AAAA`),
    'an unknown account': await status('/v1/999999999999/contacts'),
    'no phone number': await status('/v1/contacts', { body: JSON.stringify({ from: account }) }),
  }
}

interface RequestOptions {
  readonly body?: string
  readonly apiKey?: string
}

async function request(
  url: string,
  path: string,
  { body, apiKey = fixture.apiKey }: RequestOptions = {},
): Promise<TextResponse> {
  const headers = {
    authorization: `Bearer ${apiKey}`,
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  const response = await fetch(url + path, body === undefined ? { headers } : { method: 'POST', headers, body })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
