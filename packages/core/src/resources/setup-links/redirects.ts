import type { SetupFailureReason } from '@channel/contract/types'
import { type SetupLinkRow, setupLinkView } from './setup-link-view.ts'

/** Where the end-customer goes after a signup that succeeded. */
export function successRedirect(link: SetupLinkRow, accountId: string): URL {
  const { success_redirect_url, customer_id } = setupLinkView(link)
  return withParameters(success_redirect_url, { customer_id, account_id: accountId, status: 'success' })
}

/** Where the end-customer goes after one that failed. */
export function failureRedirect(link: SetupLinkRow, reason: SetupFailureReason): URL {
  const { failure_redirect_url, customer_id } = setupLinkView(link)
  return withParameters(failure_redirect_url, { customer_id, status: 'failed', reason })
}

/** Each parameter once: those of the same name that the URL has are overwritten. Its others, and its fragment, stay. */
function withParameters(text: string, parameters: Readonly<Record<string, string>>): URL {
  const url = new URL(text)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url
}
