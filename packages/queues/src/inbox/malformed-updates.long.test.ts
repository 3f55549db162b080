import { listContacts } from '@channel/core/contacts'
import { listConversations } from '@channel/core/conversations'
import { storeProviderWebhook } from '@channel/core/mechanisms/outbox'
import { listMessages } from '@channel/core/messages'
import { aContact, anAccount, anOutboundMessage, aTemplate, aTenant } from '@channel/core/testing'
import { statement } from '@channel/db'
import { collectLog } from '@channel/logger/testing'
import { createTestDatabase } from '@channel/test-kit'
import { expect, it, onTestFinished } from 'vitest'
import { processProviderWebhooks } from './process-provider-webhooks.ts'

const findRetried = statement(
  'malformed_test_retried',
  'SELECT failure FROM provider_webhooks WHERE next_attempt_at IS NOT NULL',
)
const deleteAll = statement('malformed_test_delete', 'DELETE FROM provider_webhooks')
const findApplied = statement(
  'malformed_test_applied',
  `SELECT provider_message_id AS id FROM messages WHERE provider_message_id LIKE 'wamid.valid-%'`,
)

/** A pseudorandom sequence of numbers from 0 to 1, the same for each run. */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const timestamp = String(Math.floor(Date.now() / 1000))
type Box = Record<string, unknown>

/** One change of each kind that the provider reports; `own` makes its ids unique. */
function shapes(own: string, ids: { phone_number_id: string; waba_id: string; sent: string; template: string }): Box[] {
  const metadata = { display_phone_number: '15550783881', phone_number_id: ids.phone_number_id }
  const wa_id = `49171${own.padStart(7, '0')}`
  const user_id = `DE.1${own}`
  const profile = { name: 'Ana', username: 'ana.b' }
  const contacts = [{ profile, wa_id, user_id, parent_user_id: `DE.ENT.${own}` }]
  const messageFrom = (content: Box): Box => ({
    field: 'messages',
    value: {
      messaging_product: 'whatsapp',
      metadata,
      contacts,
      messages: [{ from: wa_id, from_user_id: user_id, id: `wamid.mutated-${own}`, timestamp, ...content }],
    },
  })
  const statusReport = (status: string, more: Box = {}): Box => ({
    field: 'messages',
    value: {
      metadata,
      statuses: [
        { id: ids.sent, status, timestamp, recipient_id: wa_id, recipient_user_id: user_id, pricing: {}, ...more },
      ],
    },
  })
  const file = {
    id: `99${own}`,
    mime_type: 'image/jpeg',
    sha256: 'aGFzaA==',
    caption: 'Look',
    filename: 'a.pdf',
    url: 'https://lookaside.fbsbx.com/x',
  }
  const template = {
    message_template_id: ids.template,
    message_template_name: ids.template,
    message_template_language: 'en_US',
  }
  return [
    messageFrom({ type: 'text', text: { body: 'Hi' }, context: { from: '1', id: ids.sent } }),
    messageFrom({ type: 'image', image: file }),
    messageFrom({ type: 'audio', audio: { ...file, voice: true } }),
    messageFrom({ type: 'document', document: file }),
    messageFrom({ type: 'location', location: { latitude: 1.5, longitude: 2, name: 'Home' } }),
    messageFrom({ type: 'contacts', contacts: [{ name: { formatted_name: 'Bo' }, phones: [{ phone: '+49 1' }] }] }),
    messageFrom({ type: 'button', button: { payload: 'p', text: 'More' } }),
    messageFrom({
      type: 'interactive',
      interactive: { type: 'button_reply', button_reply: { id: 'y', title: 'Yes' } },
    }),
    messageFrom({ type: 'interactive', interactive: { type: 'list_reply', list_reply: { id: '1', title: 'Rye' } } }),
    messageFrom({
      type: 'interactive',
      interactive: { type: 'nfm_reply', nfm_reply: { body: 'Sent', response_json: '{}' } },
    }),
    messageFrom({ type: 'reaction', reaction: { message_id: ids.sent, emoji: '👍' } }),
    messageFrom({
      type: 'order',
      order: { catalog_id: '1', product_items: [] },
      referral: { source_url: 'https://fb.me/1' },
    }),
    messageFrom({ type: 'unsupported', unsupported: { type: 'edit' }, errors: [{ code: 131051, title: 'Unknown' }] }),
    messageFrom({
      type: 'edit',
      edit: { original_message_id: `wamid.valid-${own}`, message: { type: 'text', text: { body: 'Now' } } },
    }),
    messageFrom({
      type: 'edit',
      edit: { original_message_id: `wamid.valid-${own}`, message: { type: 'image', image: file } },
    }),
    messageFrom({ type: 'revoke', revoke: { original_message_id: `wamid.valid-${own}` } }),
    messageFrom({
      type: 'system',
      system: {
        type: 'user_changed_number',
        body: 'x',
        wa_id: `49172${own.padStart(7, '0')}`,
        user_id: `DE.2${own}`,
        previous_user_id: user_id,
      },
    }),
    messageFrom({ type: 'system', system: { type: 'user_changed_user_id', body: 'x', user_id: `DE.3${own}` } }),
    statusReport('delivered', { biz_opaque_callback_data: 'msg_1' }),
    statusReport('read'),
    statusReport('failed', {
      errors: [{ code: 131026, title: 'T', message: 'M', error_data: { details: 'Recipient not reachable.' } }],
    }),
    {
      field: 'user_preferences',
      value: { metadata, contacts, user_preferences: [{ wa_id, user_id, value: 'stop', timestamp }] },
    },
    {
      field: 'user_id_update',
      value: {
        metadata,
        user_id_update: [
          {
            timestamp,
            wa_id,
            user_id: { previous: user_id, current: `DE.4${own}` },
            parent_user_id: { previous: `DE.ENT.${own}`, current: `DE.ENT.4${own}` },
          },
        ],
      },
    },
    { field: 'message_template_status_update', value: { ...template, event: 'REJECTED', reason: 'SCAM' } },
    {
      field: 'template_category_update',
      value: { ...template, previous_category: 'UTILITY', new_category: 'MARKETING' },
    },
    {
      field: 'account_update',
      value: {
        event: 'DISABLED_UPDATE',
        ban_info: { waba_ban_state: 'DISABLE' },
        waba_info: { waba_id: ids.waba_id, owner_business_id: '8' },
      },
    },
    {
      field: 'account_update',
      value: { event: 'PARTNER_REMOVED', waba_info: { waba_id: '7', owner_business_id: '8' } },
    },
  ]
}

const strings = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udc00y',
  '\ufffe\uffff',
  '👍'.repeat(300),
  'x'.repeat(255),
  'x'.repeat(257),
  'x'.repeat(512),
  'x'.repeat(3_000),
  'x'.repeat(300_000),
  '0',
  '-1',
  '1e3',
  '253402300799',
  '253402300800',
  '000000000000',
  '+',
  '+0',
  '4'.repeat(40),
  "'; DROP TABLE messages; --",
  '$1',
  '{}',
  '[]',
  'null',
  'NaN',
  '2026-11-20T09:00:00Z',
  '__proto__',
  'constructor',
  'toString',
  'text',
  'edit',
  'revoke',
  'system',
  'reaction',
  'image',
  'unsupported',
  'deleted',
  'DE.1',
  'DE.ENT.1',
  'd\u0131',
  '\u202e',
  '\r\n\t',
  '%s%n',
  '../../etc',
  'DELETED',
  'APPROVED',
  'PARTNER_REMOVED',
  'stop',
]
const numbers = [
  '0',
  '-0',
  '-1',
  '1.5',
  '1e400',
  '-1e400',
  '1e308',
  '5e-324',
  '2147483647',
  '2147483648',
  '-2147483649',
  '9007199254740993',
  '12345678901234567890123',
  '253402300799',
  '253402300800',
  '8640000000001',
  '1e21',
  '0.1e-7',
]
const deep = (open: string, levels: number, close: string) => `${open.repeat(levels)}1${close.repeat(levels)}`

/** A JSON text that replaces a value. */
function mutatedText(next: () => number, was: unknown): string {
  const pick = <Item>(list: readonly Item[]) => list[Math.floor(next() * list.length)] as Item
  const roll = next()
  if (roll < 0.4) return JSON.stringify(pick(strings))
  if (roll < 0.58) return pick(numbers)
  if (roll < 0.68) return pick(['null', 'true', 'false', '[]', '{}', '[null]', '[[]]', '{"id":{}}', '{"":""}'])
  if (roll < 0.73)
    return pick([
      '{"__proto__":{"id":"x","type":"text"}}',
      '{"__proto__":null}',
      '{"constructor":{"prototype":1}}',
      '{"toString":1,"valueOf":2,"length":-1}',
      '{"then":1}',
      '{"toJSON":"x"}',
    ])
  if (roll < 0.77)
    return pick([
      deep('[', 50, ']'),
      deep('[', 1_990, ']'),
      deep('[', 2_100, ']'),
      deep('{"a":', 1_990, '}'),
      deep('[', 20_000, ']'),
    ])
  if (roll < 0.8)
    return pick(['{"\\u0000":1}', '{"a\\u0000":"\\u0000"}', '{"\\ud800":"\\udfff"}', String.raw`"\u0041\ud83d"`])
  if (roll < 0.85) return `[${JSON.stringify(was ?? null)}]`
  if (roll < 0.89) return `{"id":${JSON.stringify(was ?? null)}}`
  if (roll < 0.93) return JSON.stringify(Array.isArray(was) ? [...was, ...was, null, 1, ...was] : String(was))
  if (roll < 0.96)
    return JSON.stringify(Array.from({ length: 300 }, (_, index) => (Array.isArray(was) ? was[0] : index)))
  return JSON.stringify(typeof was === 'string' ? was.repeat(20) : (was ?? null))
}

const marker = (index: number) => `@@mutated-${index}@@`

/** The JSON of a change with one to three mutations. */
function mutated(next: () => number, change: Box): string {
  const copy = structuredClone(change) as Box
  const texts: string[] = []
  const times = 1 + Math.floor(next() * 3)
  for (let index = 0; index < times; index++) {
    const fields: [Box, string][] = []
    const walk = (value: unknown) => {
      if (typeof value !== 'object' || value === null) return
      for (const key of Object.keys(value)) {
        const inner = (value as Box)[key]
        if (!String(JSON.stringify(inner)).startsWith('"@@mutated-')) fields.push([value as Box, key])
        walk(inner)
      }
    }
    walk(copy)
    if (fields.length === 0) break
    const [box, key] = fields[Math.floor(next() * fields.length)] as [Box, string]
    const roll = next()
    if (roll < 0.1 && !Array.isArray(box)) delete box[key]
    else if (roll < 0.2 && !Array.isArray(box)) {
      const at = texts.push(`${JSON.stringify(box[key])},${JSON.stringify(key)}:${mutatedText(next, box[key])}`) - 1
      box[key] = marker(at)
    } else {
      const at = texts.push(mutatedText(next, box[key])) - 1
      box[key] = marker(at)
    }
  }
  let json = JSON.stringify(copy)
  // In reverse order, because a later text may contain the marker of an earlier one.
  for (let index = texts.length - 1; index >= 0; index--)
    json = json.split(JSON.stringify(marker(index))).join(texts[index] as string)
  return json
}

const seed = 7
const cases = 200
const round = 100

it('processes every valid update next to malformed ones', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const { scope, organization, team } = await aTenant(database)
  const waba_id = '102290129340398'
  const account = await anAccount(database, team, { waba_id })
  const { phone_number_id } = account
  const { name: template } = await aTemplate(database, account)
  const contact = await aContact(database, account)
  const inbox = { database, mediaBaseUrl: 'https://media.example.com', parallel: 2, log: collectLog().log }
  const next = sequence(seed)
  const valid = (own: string) => ({
    field: 'messages',
    value: {
      metadata: { phone_number_id },
      messages: [
        {
          from: `49170${own.padStart(7, '0')}`,
          id: `wamid.valid-${own}`,
          timestamp,
          type: 'text',
          text: { body: own },
        },
      ],
    },
  })
  const expected: string[] = []
  for (let begin = 0; begin < cases; begin += round) {
    for (let index = begin; index < Math.min(begin + round, cases); index++) {
      const own = String(index)
      const sent = `wamid.sent-${own}`
      if (own.endsWith('3')) await anOutboundMessage(database, contact, organization.id, { provider_message_id: sent })
      const ids = { phone_number_id, waba_id, sent, template }
      const all = shapes(own, ids)
      const malformed = mutated(next, all[index % all.length] as Box)
      const changes = [JSON.stringify(valid(own)), malformed, JSON.stringify(valid(`${own}9999`))]
      let entries = `{"id":${JSON.stringify(ids.waba_id)},"time":${timestamp},"changes":[${changes.join(',')}]}`
      if (next() < 0.1) entries += `,${mutated(next, { id: ids.waba_id, time: timestamp, changes: [all[0]] })}`
      await storeProviderWebhook(database, Buffer.from(`{"object":"whatsapp_business_account","entry":[${entries}]}`))
      expected.push(`wamid.valid-${own}`, `wamid.valid-${own}9999`)
    }
    while ((await processProviderWebhooks(inbox)) > 0);
    for (const { failure } of await database.query<{ failure: string }>(findRetried)) {
      expect(failure).toMatch(
        /^(The number \S+ is not connected|The message or contact that it refers to|Cannot be parsed: )/,
      )
    }
    await database.query(deleteAll)
    const applied = new Set((await database.query<{ id: string }>(findApplied)).map(({ id }) => id))
    expect(expected.filter((id) => !applied.has(id))).toEqual([])
  }
  for (const list of [listMessages, listContacts, listConversations]) {
    const { data } = await list(database, scope, { params: { phone_number_id }, query: { limit: 100 } })
    expect(data.length).toBeGreaterThan(0)
  }
})
