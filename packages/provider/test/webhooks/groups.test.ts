import { describe, expect, it } from 'vitest'
import {
  ana,
  at,
  contact,
  message,
  messages,
  metadata,
  only,
  phoneNumberId,
  statuses,
  timestamp,
  wabaId,
} from './a-webhook.ts'

describe('groups', () => {
  const group = 'Y2FwaV9ncm91cDoxOTUwNTU1MDA3OToxMjAzNjMzOTQzMjAdOTY0MTUZD'

  it('have messages of their members', () => {
    const text = { type: 'text', text: { body: 'x' } }
    expect(only(messages(message({ ...text, group_id: group })))).toMatchObject({
      message: { groupId: group, from: contact },
    })
    expect(only(messages(message({ ...text, group_id: '' })))).toMatchObject({ message: { groupId: null } })
  })

  it('have statuses of the group and of each member', () => {
    const status = { id: 'wamid.1', status: 'read', timestamp, recipient_id: group, recipient_type: 'group' }
    const nobody = { phoneNumber: null, bsuid: null, parentBsuid: null }
    expect(only(statuses(status))).toMatchObject({ status: { groupId: group, recipient: nobody } })
    expect(only(statuses({ ...status, recipient_participant_id: ana.wa_id }))).toMatchObject({
      status: { groupId: group, recipient: { ...nobody, phoneNumber: '+4915112345678' } },
    })
  })

  const about = (field: string, item: object) => {
    const groups = [{ timestamp, group_id: group, ...item }]
    return only({ field, value: { metadata, groups } })
  }
  const members = { added_participants: [{ wa_id: ana.wa_id }, 7], removed_participants: [{ user_id: 'DE.1' }] }

  it.each([
    ['group_lifecycle_update', { type: 'group_create', subject: 'S' }, { subject: 'S', status: 'active' }],
    ['group_lifecycle_update', { type: 'group_delete' }, { status: 'ended' }],
    ['group_status_update', { type: 'group_suspend' }, { status: 'suspended' }],
    ['group_status_update', { type: 'group_suspend_cleared' }, { status: 'active' }],
    [
      'group_settings_update',
      { type: 'group_settings_update', group_subject: { text: 'T', update_successful: true } },
      { subject: 'T' },
    ],
    [
      'group_participants_update',
      { type: 'group_participants_add', ...members },
      { joined: [{ phoneNumber: '+4915112345678', bsuid: null }], left: [{ phoneNumber: null, bsuid: 'DE.1' }] },
    ],
  ])('%s: %j', (field, item, expected) => {
    const group_ = { id: group, joined: [], left: [], at, ...expected }
    expect(about(field, item)).toEqual({ kind: 'group', wabaId, phoneNumberId, group: group_ })
  })

  it.each([
    ['group_lifecycle_update', { type: 'group_create', subject: 'S', errors: [{ code: 1 }] }],
    [
      'group_settings_update',
      { type: 'group_settings_update', group_subject: { text: 'T', update_successful: false } },
    ],
    ['group_participants_update', { type: 'group_join_request_created', wa_id: ana.wa_id }],
  ])('keep what has no effect: %s %j', (field, item) => {
    expect(about(field, item)).toMatchObject({ kind: 'unknown', field: `${field}.${item.type}`, problem: null })
  })
})
