import { describe, expect, it } from 'vitest'
import { parseWebhook } from '../../src/index.ts'
import {
  message,
  messages,
  metadata,
  only,
  parse,
  phoneNumberId,
  statuses,
  timestamp,
  wabaId,
  webhook,
} from './a-webhook.ts'

describe('malformed data', () => {
  it.each([
    [{ type: 'text', text: {} }, /body/],
    [{ type: 'text' }, /it/],
    [{ type: 'image', image: { mime_type: 'x' } }, /id/],
    [{ type: 'text', text: { body: 'x' }, timestamp: 'yesterday' }, /timestamp/],
    [{ type: 'text', text: { body: 'x' }, timestamp: '999999999999999' }, /timestamp/],
    [{ type: 'text', text: { body: 'x' }, timestamp: '253402300800' }, /timestamp/],
    [{ type: 'text', text: { body: 'x' }, timestamp: 253_402_300_800 }, /timestamp/],
    [{ type: 'text', text: { body: 'x' }, id: 'x'.repeat(513) }, /id/],
    [{ type: 'text', text: { body: 'x' }, id: undefined }, /id/],
    [{ type: 'reaction', reaction: {} }, /message_id/],
    [{ type: 'edit', edit: {} }, /original_message_id/],
    [{ type: 7 }, /type/],
  ])('becomes an unknown update and does not affect others: %j', (content, problem) => {
    const good = message({ type: 'text', text: { body: 'Hi' } })
    const bad = message(content)
    const updates = parse(
      webhook(
        messages(good, bad, null, 'x', good),
        'x',
        { field: 'messages', value: {} },
        statuses({}),
        messages(good),
      ),
    )
    expect(updates.map(({ kind }) => kind)).toEqual([
      'message',
      'unknown',
      'unknown',
      'unknown',
      'message',
      'unknown',
      'unknown',
      'unknown',
      'message',
    ])
    expect(updates[1]).toMatchObject({
      wabaId,
      phoneNumberId,
      field: 'messages',
      problem: expect.stringMatching(problem),
      raw: JSON.parse(JSON.stringify(bad)),
    })
  })

  it('is reported if the sender is missing', () => {
    const withoutSender = { id: 'wamid.1', timestamp, type: 'text', text: { body: 'x' } }
    const value = { metadata, messages: [withoutSender] }
    expect(only({ field: 'messages', value })).toMatchObject({
      kind: 'unknown',
      problem: 'from: the sender is missing',
    })
  })

  it('may be an edit of edits of any depth', () => {
    const edit = (depth: number): object => ({
      type: 'edit',
      edit: { original_message_id: 'x', message: depth === 0 ? {} : edit(depth - 1) },
    })
    expect(only(messages(message(edit(500))))).toMatchObject({ kind: 'message', message: { content: null } })
    const deep = `${'{"a":'.repeat(200_000)}1${'}'.repeat(200_000)}`
    expect(() =>
      parseWebhook(`{"object":"x","entry":[{"id":"1","changes":[{"field":"x","value":${deep}}]}]}`),
    ).not.toThrow()
  })

  it('is reported if it is nested too deeply', () => {
    const order = (levels: number) => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`) as unknown
    expect(only(messages(message({ type: 'order', order: order(1_999) })))).toMatchObject({ kind: 'message' })
    expect(only(messages(message({ type: 'order', order: order(2_001) })))).toMatchObject({
      kind: 'unknown',
      problem: 'order: nested more than 2000 levels deep',
    })
  })

  it('is rejected if it has too many items', () => {
    const many = Array.from({ length: 25_000 }, () => 0)
    const refused = { ok: false, problem: 'more than 25000 items' }
    expect(parseWebhook(JSON.stringify({ object: 'x', entry: [...many, 0] }))).toEqual(refused)
    expect(parseWebhook(webhook(...many, 0))).toEqual(refused)
    expect(parseWebhook(webhook(messages(...many)))).toEqual(refused)
    expect(parseWebhook(JSON.stringify({ object: 'x', entry: 'x'.repeat(30_000).split('') }))).toEqual(refused)
    expect(parse(webhook(statuses(...many.slice(0, 20_000))))).toHaveLength(20_000)
  })

  it('is reported for an id that is too long or a code that is too large', () => {
    const long = 'x'.repeat(257)
    const value = { metadata: { phone_number_id: long }, messages: [message({ type: 'text', text: { body: 'x' } })] }
    expect(only({ field: 'messages', value })).toMatchObject({
      kind: 'unknown',
      phoneNumberId: null,
      problem: expect.stringMatching(/phone_number_id/),
    })
    const failed = { id: 'wamid.1', status: 'failed', timestamp, errors: [{ code: 2 ** 31, title: 'x' }] }
    expect(only(statuses(failed))).toMatchObject({ kind: 'status', status: { status: 'failed', error: null } })
  })

  it.each(['', 'x', '[]', '{}', '7', '{"object":"x"}', '{"object":"x","entry":{}}', '{"entry":[]}'])(
    'is rejected if it is not a webhook: %s',
    (body) => {
      expect(parseWebhook(body)).toEqual({ ok: false, problem: expect.any(String) })
    },
  )

  it('loses text that a database cannot store', () => {
    const body = String.raw`a\u0000b\ud800`
    const raw = webhook(messages(message({ type: 'text', text: { body: 'BODY' } }))).replace('BODY', body)
    expect(parse(raw)).toMatchObject([{ message: { content: 'ab\ufffd' } }])
  })

  it('never throws and never affects other updates, whatever is malformed', () => {
    const good = message({ type: 'text', text: { body: 'Hi' } })
    const targets = [
      good,
      message({ type: 'image', image: { id: '9', caption: 'x' } }),
      message({ type: 'system', system: { type: 'user_changed_number', wa_id: '1' } }),
      message({ type: 'edit', edit: { original_message_id: 'x', message: { type: 'text', text: { body: 'y' } } } }),
    ]
    const unusual = [undefined, null, 0, 1e300, '', 'x', [], {}, [null], { id: {} }, true]
    for (const target of targets) {
      for (const path of pathsOf(target)) {
        for (const value of unusual) {
          const updates = parse(webhook(messages(good, changed(target, path, value), good)))
          expect(updates, `${path.join('.')} ${JSON.stringify(value)}`).toHaveLength(3)
          expect([updates[0]?.kind, updates[2]?.kind]).toEqual(['message', 'message'])
        }
      }
    }
    for (const list of ['contacts', 'statuses', 'user_preferences', 'user_id_update', 'errors']) {
      for (const value of unusual) {
        const updates = parse(webhook({ field: 'messages', value: { metadata, messages: [good], [list]: value } }))
        expect(updates[0], `${list} ${JSON.stringify(value)}`).toMatchObject({ kind: 'message' })
      }
    }
  })
})

function pathsOf(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [[...path, key], ...pathsOf(inner, [...path, key])])
}

function changed(value: object, path: readonly string[], to: unknown): object {
  const [key = '', ...rest] = path
  const inner = (value as Record<string, unknown>)[key]
  return { ...value, [key]: rest.length === 0 ? to : changed(inner as object, rest, to) }
}

describe('what is not handled', () => {
  it('unhandled fields become unknown updates with the raw data', () => {
    const value = { metadata, calls: [{ id: 'wacid.1' }] }
    const unknown = { kind: 'unknown', wabaId, phoneNumberId, problem: null }
    expect(only({ field: 'calls', value })).toEqual({ ...unknown, field: 'calls', raw: value })
    expect(only({ field: 'toString', value })).toMatchObject({ kind: 'unknown', field: 'toString' })
    const error = { code: 130429, title: 'Rate limit hit' }
    expect(only({ field: 'messages', value: { metadata, errors: [error] } })).toEqual({
      ...unknown,
      field: 'messages.errors',
      raw: error,
    })
    expect(parse(webhook(messages()))).toEqual([])
    const groups = { field: 'messages', value: { metadata, groups: [{ id: 'Y2Fw' }] } }
    expect(only(groups)).toEqual({ ...unknown, field: 'messages.groups', raw: [{ id: 'Y2Fw' }] })
    const captured = { id: 'wamid.1', status: 'captured', timestamp }
    expect(only(statuses(captured))).toEqual({ ...unknown, field: 'messages.statuses.captured', raw: captured })
  })
})
