import { inSection, is, oneOf } from './action.ts'

const path = is('/messages')

export const sends = inSection('Sends', [
  ['refuse', 'the next send is refused', 'POST /faults', { kind: is('error'), path, code: '{error}' }],
  [
    'fail-later',
    'the next send is accepted, and fails later',
    'POST /faults',
    { kind: is('fail_later'), path, code: '{error}' },
  ],
  ['delay', 'the next send is answered late', 'POST /faults', { kind: is('delay'), path, ms: 5000 }],
  [
    'no-response',
    'the next send has no response',
    'POST /faults',
    { kind: oneOf('drop', 'lose', 'hang', 'stall', 'garbage'), path },
  ],
  [
    'price',
    'all sends have another price',
    'PUT /behavior',
    {
      pricing: {
        billable: true,
        category: oneOf(
          'marketing',
          'marketing_lite',
          'utility',
          'authentication',
          'authentication-international',
          'service',
          'referral_conversion',
        ),
        type: oneOf('regular', 'free_customer_service', 'free_entry_point'),
        pricing_model: is('PMP'),
      },
    },
  ],
  ['usual-price', 'all sends have their usual price', 'PUT /behavior', { pricing: is(null) }],
  [
    'statuses',
    'all sends reach these statuses',
    'PUT /behavior',
    { statuses: oneOf(['sent'], ['sent', 'delivered'], ['sent', 'delivered', 'read'], ['sent', 'read'], []) },
  ],
])
