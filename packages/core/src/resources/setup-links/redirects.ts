import type { Known, SetupFailureReason } from '@channel/contract/types'
import { type SetupLinkRow, setupLinkView } from './setup-link-view.ts'

/** The redirect URL after a successful signup. */
export function successRedirect(link: SetupLinkRow, accountId: string): URL {
  const { success_redirect_url, customer_id } = setupLinkView(link)
  return withParameters(success_redirect_url, { customer_id, account_id: accountId, status: 'success' })
}

/** The redirect URL after a failed signup. */
export function failureRedirect(link: SetupLinkRow, reason: Known<SetupFailureReason>): URL {
  const { failure_redirect_url, customer_id } = setupLinkView(link)
  return withParameters(failure_redirect_url, { customer_id, status: 'failed', reason })
}

/** Sets each parameter once and overwrites existing ones of the same name. Keeps other parameters and the fragment. */
function withParameters(text: string, parameters: Readonly<Record<string, string>>): URL {
  const url = new URL(text)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url
}
