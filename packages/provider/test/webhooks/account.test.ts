import { describe, expect, it } from 'vitest'
import { at, only, parse, timestamp, wabaId } from './a-webhook.ts'

describe('the account', () => {
  it('templates change, with ids that a double cannot represent', () => {
    const about =
      '"message_template_id":12345678901234567891,"message_template_name":"hi","message_template_language":"de"'
    const template = { id: '12345678901234567891', name: 'hi', language: 'de' }
    const change = (field: string, more: string) => `{"field":"${field}","value":{${about},${more}}}`
    const list = [
      change('message_template_status_update', '"event":"REJECTED","reason":"SCAM"'),
      change('message_template_status_update', '"event":"DELETED","reason":null'),
      change(
        'message_template_status_update',
        '"event":"REJECTED","reason":"INVALID_FORMAT","rejection_info":{"reason":"Too many variables.","recommendation":"Remove one."}',
      ),
      change(
        'message_template_status_update',
        '"event":"PAUSED","reason":"NONE","other_info":{"title":"FIRST_PAUSE","description":"Paused for 3 hours."}',
      ),
      change('template_category_update', '"previous_category":"UTILITY","new_category":"MARKETING"'),
      change(
        'template_category_update',
        '"new_category":"UTILITY","correct_category":"MARKETING","category_update_timestamp":1760711433',
      ),
      change('template_category_update', '"new_category":"MARKETING","category_update_timestamp":"soon"'),
      change('message_template_quality_update', '"previous_quality_score":"GREEN","new_quality_score":"RED"'),
    ]
    const aTemplate = (field: string, facts: object) => ({
      kind: 'template',
      wabaId,
      at,
      template,
      change: { field, facts },
    })
    expect(
      parse(`{"object":"x","entry":[{"id":${wabaId},"time":${timestamp},"changes":[${list.join(',')}]}]}`),
    ).toEqual([
      aTemplate('status', { status: 'REJECTED', statusReason: { code: 'SCAM', description: null } }),
      aTemplate('status', { status: 'DELETED', statusReason: null }),
      aTemplate('status', {
        status: 'REJECTED',
        statusReason: { code: 'INVALID_FORMAT', description: 'Too many variables. Remove one.' },
      }),
      aTemplate('status', {
        status: 'PAUSED',
        statusReason: { code: 'FIRST_PAUSE', description: 'Paused for 3 hours.' },
      }),
      aTemplate('category', {
        category: 'MARKETING',
        categoryChange: { from: 'UTILITY', to: 'MARKETING', at },
      }),
      aTemplate('category', {
        category: 'UTILITY',
        categoryChange: { from: 'UTILITY', to: 'MARKETING', at: '2025-10-17T14:30:33.000Z' },
      }),
      aTemplate('category', { category: 'MARKETING' }),
      aTemplate('quality', { quality: { score: 'RED', reasons: [] } }),
    ])
  })

  it.each([
    [{ display_phone_number: '15550783881', event: 'FLAGGED', current_limit: 'TIER_1K' }, '+15550783881'],
    [{ event: 'THROUGHPUT_UPGRADE', max_daily_conversations_per_business: 'TIER_UNLIMITED' }, null],
  ])("a number's quality changes: %j", (value, phoneNumber) => {
    const change = { field: 'phone_number_quality_update', value }
    expect(only(change)).toEqual({ kind: 'number_quality', wabaId, at: null, phoneNumber })
    const malformed = { field: 'phone_number_quality_update', value: { display_phone_number: 5 } }
    expect(only(malformed)).toMatchObject({ kind: 'unknown', problem: expect.stringContaining('display_phone_number') })
  })

  it("accounts change, also under the partner's id", () => {
    const value = { event: 'PARTNER_REMOVED', waba_info: { waba_id: '7', owner_business_id: '8' } }
    expect(only({ field: 'account_update', value })).toEqual({
      kind: 'account',
      wabaId: '7',
      at: null,
      event: 'PARTNER_REMOVED',
      value,
    })
    for (const time of [Number(timestamp), timestamp, Date.parse(at), 'noon', null, {}]) {
      const changes = [{ field: 'account_update', value }]
      const body = JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: wabaId, time, changes }] })
      expect(parse(body)).toMatchObject([{ kind: 'account', at: String(time) === timestamp ? at : null }])
    }
    const violation = { event: 'ACCOUNT_VIOLATION', violation_info: { violation_type: 'SCAM' } }
    expect(only({ field: 'account_update', value: violation })).toMatchObject({ wabaId, event: 'ACCOUNT_VIOLATION' })
  })
})
