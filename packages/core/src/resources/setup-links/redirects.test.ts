import { expect, it } from 'vitest'
import { failureRedirect, successRedirect } from './redirects.ts'
import type { SetupLinkRow } from './setup-link-view.ts'

const link: SetupLinkRow = {
  id: 'csl_1',
  customer_id: 'cus_1',
  status: 'active',
  success_redirect_url: null,
  failure_redirect_url: null,
  result_url: 'https://api.example.com/setup/result',
  expires_at: '2026-11-20T12:02:45.019320Z',
  completed_at: null,
  account_id: null,
  last_failure_reason: null,
  created_at: '2026-11-20T11:02:45.019320Z',
}

it.each([
  [null, 'https://api.example.com/setup/result?customer_id=cus_1&account_id=acc_1&status=success'],
  ['https://a.example', 'https://a.example/?customer_id=cus_1&account_id=acc_1&status=success'],
  [
    'https://a.example/x?status=1&q=a%20b%2Fc&customer_id=&status=2#/part?status=3',
    'https://a.example/x?status=success&q=a+b%2Fc&customer_id=cus_1&account_id=acc_1#/part?status=3',
  ],
])('redirects to %s after a success, with each parameter once', (success_redirect_url, expected) => {
  expect(successRedirect({ ...link, success_redirect_url }, 'acc_1').href).toBe(expected)
})

it('redirects with the reason and without an account after a failure', () => {
  const failure_redirect_url = 'https://a.example/off?reason=&a=1#top'
  expect(failureRedirect({ ...link, failure_redirect_url }, 'registration_failed').href).toBe(
    'https://a.example/off?reason=registration_failed&a=1&customer_id=cus_1&status=failed#top',
  )
})
