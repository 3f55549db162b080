import { type Example, inDays, inSection, is, oneOf, someText } from './action.ts'

const number = 'PUT /numbers/{number}'
const template = 'PATCH /wabas/{account}/templates/{template}'
const categories = oneOf('MARKETING', 'UTILITY', 'AUTHENTICATION')

/** Any update of the account, without other effects. */
const update = (field: string, value: Example) => ({ waba_id: is('{account}'), field: is(field), value })
const accountUpdate = (event: string, about: object = {}) => update('account_update', { event: is(event), ...about })

export const templates = inSection('Templates', [
  ['approve-template', 'a template is approved', template, { status: is('APPROVED') }],
  [
    'reject-template',
    'a template is rejected',
    template,
    {
      status: is('REJECTED'),
      reason: oneOf(
        'INVALID_FORMAT',
        'ABUSIVE_CONTENT',
        'SCAM',
        'TAG_CONTENT_MISMATCH',
        'INCORRECT_CATEGORY',
        'PROMOTIONAL',
      ),
      rejection_info: { reason: 'Too many variables for its length.', recommendation: 'Remove one of the variables.' },
    },
  ],
  [
    'pause-template',
    'a template is paused',
    template,
    {
      status: is('PAUSED'),
      other_info: {
        title: oneOf('FIRST_PAUSE', 'SECOND_PAUSE', 'RATE_LIMITING_PAUSE', 'UNPAUSE'),
        description: 'Recipients have blocked or reported it.',
      },
    },
  ],
  [
    'disable-template',
    'a template is disabled',
    template,
    { status: is('DISABLED'), reason: oneOf('NONE', 'ABUSIVE_CONTENT') },
  ],
  [
    'template-status',
    'a template has another status',
    template,
    { status: oneOf('IN_APPEAL', 'PENDING', 'FLAGGED', 'LOCKED', 'ARCHIVED', 'PENDING_DELETION', 'LIMIT_EXCEEDED') },
  ],
  [
    'template-quality',
    'a template has another quality',
    template,
    { quality: oneOf('RED', 'YELLOW', 'GREEN', 'UNKNOWN') },
  ],
  ['edit-template', 'a template is edited at the provider', template, { text: someText }],
  [
    'refuse-file',
    'the next file of a header is refused',
    'POST /faults',
    { kind: is('error'), path: is('/uploads'), code: 100 },
  ],
  ['template-category', 'a template has another category', template, { category: categories }],
  [
    'announce-category',
    'another category of a template is announced',
    template,
    { category: categories, category_changes_at: inDays(1) },
  ],
])

export const accounts = inSection('Account', [
  ['quality', 'the number has another quality', number, { quality_rating: oneOf('RED', 'YELLOW', 'GREEN') }],
  [
    'messaging-limit',
    'the number has another messaging limit',
    number,
    { messaging_limit_tier: oneOf('TIER_250', 'TIER_2K', 'TIER_10K', 'TIER_100K', 'TIER_UNLIMITED') },
  ],
  [
    'display-name',
    'the display name is decided',
    number,
    { name_status: oneOf('DECLINED', 'APPROVED', 'PENDING_REVIEW', 'EXPIRED') },
  ],
  [
    'restrict',
    'the account is restricted, until a time',
    'POST /updates',
    accountUpdate('ACCOUNT_RESTRICTION', {
      restriction_info: [
        {
          restriction_type: oneOf(
            'RESTRICTED_BIZ_INITIATED_MESSAGING',
            'RESTRICTED_CUSTOMER_INITIATED_MESSAGING',
            'RESTRICTED_ADD_PHONE_NUMBER_ACTION',
          ),
          expiration: inDays(7),
        },
      ],
    }),
  ],
  [
    'ban',
    'the account is disabled, or allowed again',
    'POST /updates',
    accountUpdate('DISABLED_UPDATE', {
      ban_info: { waba_ban_state: oneOf('DISABLE', 'REINSTATE', 'SCHEDULE_FOR_DISABLE'), waba_ban_date: '' },
    }),
  ],
  [
    'violation',
    'the account violates a policy',
    'POST /updates',
    accountUpdate('ACCOUNT_VIOLATION', { violation_info: { violation_type: oneOf('SCAM', 'ADULT', 'DRUGS') } }),
  ],
  [
    'alert',
    'the account gets an alert',
    'POST /updates',
    update('account_alerts', {
      entity_type: is('WABA'),
      entity_id: is('{account}'),
      alert_info: {
        alert_severity: oneOf('WARNING', 'CRITICAL', 'INFORMATIONAL'),
        alert_status: oneOf('ACTIVE', 'NONE'),
        alert_type: oneOf('INCREASED_CAPABILITIES_ELIGIBILITY_DEFERRED', 'OBA_REJECTED', 'OBA_APPROVED'),
        alert_description: 'Verify the business to send to more customers.',
      },
    }),
  ],
  [
    'review',
    'the review of the account is decided',
    'POST /updates',
    update('account_review_update', { decision: oneOf('REJECTED', 'APPROVED', 'PENDING', 'DEFERRED') }),
  ],
  ['offboard', 'the number leaves by its business app', 'POST /updates', accountUpdate('ACCOUNT_OFFBOARDED')],
  ['reconnect', 'the number is back by its business app', 'POST /updates', accountUpdate('ACCOUNT_RECONNECTED')],
  [
    'remove-app',
    'the business removes the app',
    'POST /updates',
    update('account_update', { event: oneOf('PARTNER_APP_UNINSTALLED', 'PARTNER_REMOVED', 'ACCOUNT_DELETED') }),
  ],
])
