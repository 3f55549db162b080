import { isDeepStrictEqual } from 'node:util'
import type { Client } from 'pg'
import { fixture } from '../database/fixture.ts'
import { contactBody } from '../load/contact-body.ts'
import type { RunningServer } from '../processes/start-server.ts'
import { fetchResponse, type TextResponse } from './fetch-response.ts'
import { mask } from './mask.ts'
import type { RankedPosition } from './read-positions.ts'
import type { Variant } from './variant.ts'

/** A running variant. */
export interface RunningVariant {
  readonly variant: Variant
  readonly server: RunningServer
}

const account = fixture.phoneNumberIds[0] as string
const perCreation = ['id', 'contact_id', 'phone_number', 'name', 'email', 'created_at', 'updated_at']

/**
 * Checks that all variants do the same work: a response without it would make the comparison meaningless. Floors
 * must return the service's bytes except for ids and cursors; the peers, whose frameworks serialize the JSON, the
 * same values.
 *
 * @param firstNumber the contacts created for the check get the next numbers
 * @throws Error naming the variant and both responses
 */
export async function checkResponses(
  running: readonly RunningVariant[],
  client: Client,
  deep: RankedPosition,
  firstNumber: number,
): Promise<void> {
  const [reference] = running as readonly [RunningVariant]
  const expectedPages = await fetchPages(reference, deep)
  for (const each of running) await checkPages(each, await fetchPages(each, deep), expectedPages)
  const expected = await create(reference, client, firstNumber)
  for (const [index, each] of running.entries()) {
    if (each === reference) continue
    const created = await create(each, client, firstNumber + index)
    compare(each, 'POST /v1/contacts', created.text, expected.text)
    compare(each, 'the contact in the database', created.contact, expected.contact)
    compare(each, 'the event in the database', created.event, expected.event)
  }
  for (const each of running) await checkRefusals(each)
}

async function fetchPages({ variant, server }: RunningVariant, deep: RankedPosition): Promise<TextResponse[]> {
  const cursor = variant.cursorAfter(deep.phoneNumberId, deep)
  return Promise.all([
    fetchResponse(server.url, `/v1/${account}/contacts?limit=25`),
    fetchResponse(server.url, `/v1/${deep.phoneNumberId}/contacts?limit=25&cursor=${cursor}`),
  ])
}

async function checkPages(
  running: RunningVariant,
  pages: readonly TextResponse[],
  expected: readonly TextResponse[],
): Promise<void> {
  for (const [index, { status, text, headers }] of pages.entries()) {
    const what = `GET a ${index === 0 ? 'first' : 'deep'} page`
    const { data, request_id } = JSON.parse(text) as { data?: unknown[]; request_id?: string }
    if (status !== 200 || data?.length !== 25) throw different(running, what, `${status} ${text}`, '25 contacts')
    if (headers.get('x-request-id') !== request_id)
      throw different(running, `${what}: X-Request-Id`, text, 'the same id')
    compare(running, what, mask(text), mask(expected[index]?.text ?? ''))
  }
}

/** Creates one contact and returns its rows in the database. */
async function create({ variant, server }: RunningVariant, client: Client, number: number) {
  const response = await fetchResponse(server.url, '/v1/contacts', { body: contactBody(account, number) })
  if (response.status !== 201)
    throw new Error(`${variant.name}: POST /v1/contacts responded with ${response.status} ${response.text}`)
  const { data } = JSON.parse(response.text) as { data: { id: string } }
  if (response.headers.get('location') !== `/v1/${account}/contacts/${data.id}`) {
    throw new Error(`${variant.name}: POST /v1/contacts responded without the contact's Location`)
  }
  const contact = await client.query<{ row: string }>(
    'SELECT row_to_json(contacts)::text AS row FROM contacts WHERE organization_id = $1 AND id = $2',
    [fixture.organizationId, data.id],
  )
  const event = await client.query<{ row: string }>(
    `SELECT row_to_json(events)::text AS row FROM events WHERE organization_id = $1 AND payload->'data'->'object'->>'id' = $2`,
    [fixture.organizationId, data.id],
  )
  const masked = (rows: { row: string }[]) => JSON.stringify(rows.map(({ row }) => mask(row, perCreation)))
  return { text: mask(response.text, perCreation), contact: masked(contact.rows), event: masked(event.rows) }
}

async function checkRefusals(running: RunningVariant): Promise<void> {
  const { url } = running.server
  const list = `/v1/${account}/contacts`
  const wrongKey = `${fixture.apiKey.slice(0, -1)}x`
  for (const [what, expected, response] of [
    ['a key that does not exist', 401, await fetchResponse(url, list, { apiKey: wrongKey })],
    ['a limit of 101', 400, await fetchResponse(url, `${list}?limit=101`)],
    ['a cursor that was changed', 400, await fetchResponse(url, `${list}?cursor=v1.WyJsaXN0Q29udGFjdHMiXQ.AAAA`)],
    ['an unknown account', 404, await fetchResponse(url, '/v1/999999999999/contacts')],
    ['no phone number', 400, await fetchResponse(url, '/v1/contacts', { body: JSON.stringify({ from: account }) })],
  ] as const) {
    if (response.status !== expected)
      throw different(running, what, `${response.status} ${response.text}`, String(expected))
  }
}

function compare(running: RunningVariant, what: string, actual: string, expected: string): void {
  const equal =
    running.variant.role === 'peer' ? isDeepStrictEqual(JSON.parse(actual), JSON.parse(expected)) : actual === expected
  if (!equal) throw different(running, what, actual, expected)
}

function different({ variant }: RunningVariant, what: string, actual: string, expected: string): Error {
  const short = (text: string) => text.slice(0, 1500)
  return new Error(`${variant.name}, ${what}: responded with\n${short(actual)}\nbut expected was\n${short(expected)}`)
}
