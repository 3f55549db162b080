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
      restrictions: [],
      banState: null,
    })
    for (const time of [Number(timestamp), timestamp, Date.parse(at), 'noon', null, {}]) {
      const changes = [{ field: 'account_update', value }]
      const body = JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: wabaId, time, changes }] })
      expect(parse(body)).toMatchObject([{ kind: 'account', at: String(time) === timestamp ? at : null }])
    }
    const violation = { event: 'ACCOUNT_VIOLATION', violation_info: { violation_type: 'SCAM' } }
    const alert = { type: 'ACCOUNT_VIOLATION', severity: null, text: 'SCAM' }
    expect(only({ field: 'account_update', value: violation })).toMatchObject({ kind: 'account_alert', wabaId, alert })
  })

  it('accounts are restricted, or banned', () => {
    const restriction_info = [
      { restriction_type: 'RESTRICTED_BIZ_INITIATED_MESSAGING', expiration: 1_796_000_000 },
      { restriction_type: 'RESTRICTED_ADD_PHONE_NUMBER_ACTION', expiration: '2026-11-30T00:53:20+0000' },
      { restriction_type: 'RESTRICTED_CUSTOMER_INITIATED_MESSAGING', expiration: 'never' },
      { restriction_type: 7 },
      null,
    ]
    const value = { event: 'ACCOUNT_RESTRICTION', restriction_info }
    expect(only({ field: 'account_update', value })).toMatchObject({
      restrictions: [
        { type: 'RESTRICTED_BIZ_INITIATED_MESSAGING', endsAt: '2026-11-30T00:53:20.000Z' },
        { type: 'RESTRICTED_ADD_PHONE_NUMBER_ACTION', endsAt: '2026-11-30T00:53:20.000Z' },
        { type: 'RESTRICTED_CUSTOMER_INITIATED_MESSAGING', endsAt: null },
      ],
    })
    const banned = { event: 'DISABLED_UPDATE', ban_info: { waba_ban_state: 'DISABLE' }, restriction_info: 'none' }
    expect(only({ field: 'account_update', value: banned })).toMatchObject({ banState: 'DISABLE', restrictions: [] })
  })

  const info = {
    alert_severity: 'WARNING',
    alert_status: 'ACTIVE',
    alert_type: 'OBA_REJECTED',
    alert_description: 'No.',
  }
  const warning = { type: 'OBA_REJECTED', severity: 'WARNING', text: 'No.' }
  const ofAccount = { id: null, phoneNumber: null }
  it.each([
    ['account_alerts', { entity_type: 'WABA', entity_id: 7, alert_info: info }, ofAccount, warning],
    ['account_alerts', { entity_type: 'PHONE_NUMBER', entity_id: '8', ...info }, { ...ofAccount, id: '8' }, warning],
    ['account_review_update', { decision: 'APPROVED' }, ofAccount, { severity: null, text: 'APPROVED' }],
    ['business_status_update', { business_id: '1', event: 'DISABLE' }, ofAccount, { text: 'DISABLE' }],
    [
      'business_username_updates',
      { display_phone_number: '4930901820', username: 'bakery', status: 'approved' },
      { id: null, phoneNumber: '+4930901820' },
      { type: 'business_username_updates', text: 'bakery approved' },
    ],
    [
      'security',
      { display_phone_number: '4930901820', event: 'PIN_CHANGED' },
      {},
      { type: 'security', text: 'PIN_CHANGED' },
    ],
    ['account_settings_update', { phone_number_settings: { phone_number_id: 9 } }, { id: '9' }, { text: null }],
    [
      'account_alerts',
      { alert_info: { alert_type: 5 }, entity_id: {} },
      ofAccount,
      { type: 'account_alerts', text: null },
    ],
  ])('an account has a report for people: %s %j', (field, value, number, alert) => {
    expect(only({ field, value })).toMatchObject({ kind: 'account_alert', wabaId, number, alert })
  })
})
