import { anyJson, inDays, inSection, is, oneOf } from './action.ts'

const phone = '/numbers/{number}/phone'
const from = is('{customer}')

export const customers = inSection('The customer', [
  [
    'new-number',
    'the customer gets another number',
    'POST /numbers/{number}/identities',
    { from, number: '+49 160 99887766' },
  ],
  [
    'new-user-id',
    'the customer gets another user id',
    'POST /numbers/{number}/identities',
    { from, user_id: 'DE.47110815', parent_user_id: '' },
  ],
  [
    'marketing',
    'the customer opts out of marketing, or in again',
    'POST /numbers/{number}/preferences',
    { from, value: oneOf('stop', 'resume') },
  ],
  [
    'call',
    'the customer calls',
    'POST /updates',
    {
      waba_id: is('{account}'),
      field: is('calls'),
      value: {
        messaging_product: is('whatsapp'),
        metadata: { phone_number_id: is('{number}') },
        calls: [
          {
            id: 'wacid.1',
            from,
            event: oneOf('connect', 'terminate'),
            direction: is('USER_INITIATED'),
            timestamp: inDays(0),
          },
        ],
      },
    },
  ],
])

export const phones = inSection('The business, on its phone', [
  [
    'edit-on-phone',
    'the business edits a message',
    `PATCH ${phone}/messages/{on_phone}`,
    { text: 'We open at eight.' },
  ],
  ['delete-on-phone', 'the business deletes a message', `DELETE ${phone}/messages/{on_phone}`],
  [
    'add-to-address-book',
    'the business names the customer in its address book',
    `POST ${phone}/contacts`,
    { contacts: [{ number: from, name: 'Ada, market stall' }] },
  ],
  [
    'remove-from-address-book',
    'the business removes the customer from its address book',
    `POST ${phone}/contacts`,
    { contacts: [{ number: from, name: is(null) }] },
  ],
  [
    'history',
    'the business shares its history',
    `POST ${phone}/history`,
    { declined: is(false), phases: oneOf([0, 1, 2], [0], [1], [2]), chunks_per_phase: 2 },
  ],
  ['decline-history', 'the business declines to share its history', `POST ${phone}/history`, { declined: is(true) }],
])

export const groups = inSection('Groups', [
  [
    'make-group',
    'a group is made',
    'POST /numbers/{number}/groups',
    { subject: 'Order 4711', members: ['+49 151 12345678', '+49 152 87654321', ''] },
  ],
  ['join-group', 'somebody joins the group', 'PATCH /groups/{group}', { join: ['+49 171 1234567'] }],
  ['leave-group', 'a member leaves the group', 'PATCH /groups/{group}', { leave: ['{member}'] }],
  ['rename-group', 'the group has another subject', 'PATCH /groups/{group}', { subject: 'Order 4712' }],
  [
    'group-status',
    'the group is suspended, allowed again, or deleted',
    'PATCH /groups/{group}',
    { status: oneOf('suspended', 'active', 'ended') },
  ],
])

export const others = inSection('Anything else', [
  [
    'any-update',
    'any webhook',
    'POST /updates',
    { waba_id: is('{account}'), field: 'security', value: anyJson({ event: 'PIN_CHANGED', requester: '123' }) },
  ],
])
