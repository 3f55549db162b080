import { NumberConnectedError } from '@channel/core/accounts'
import { rerunDeadlocked } from '@channel/core/mechanisms/transactions'
import {
  beginSignup,
  completeSignup,
  connectNumber,
  type FailedSignup,
  failSignup,
  failureRedirect,
  openSetupLink,
} from '@channel/core/setup-links'
import type { Dependencies } from '../dependencies.ts'
import { chargeSignup } from './charge-signup.ts'
import type { SignupResult } from './signup-result.ts'

/** The outcome for the page. */
export interface SignupOutcome {
  readonly object: 'setup_result'
  readonly status: 'success' | 'failed'
  readonly reason: FailedSignup['reason'] | null
  /** The number that was connected; null unless `status` is `success`. */
  readonly number: { readonly phone_number: string | null; readonly name: string } | null
  /** The URL to redirect the end-customer to. */
  readonly redirect_url: string
}

/**
 * Processes the result of the provider's dialog. The provider is called between two short transactions: the first
 * claims the code, so that it is exchanged once; the second writes the account and completes the link. A crash in
 * between leaves the link active.
 *
 * @param readResult reads the body, once the link is known to be usable
 * @throws ApiError for a link that cannot be used (see openSetupLink), and `rate_limit_exceeded` for one used too
 *   often
 */
export async function finishSignup(
  dependencies: Dependencies,
  { token, requestId }: { readonly token: string; readonly requestId: string },
  readResult: () => Promise<SignupResult>,
): Promise<SignupOutcome> {
  const { database, otherCells, log, provider, secrets, now } = dependencies
  const { refusal, link } = await openSetupLink(database, { now }, token)
  if (refusal !== undefined) throw refusal
  await chargeSignup(dependencies, link.id, 'link_signup')
  const result = await readResult()
  if (result.kind === 'failed') return fail({ token, reason: result.reason }, result.detail)

  const { code } = result
  const signup = await rerunDeadlocked(database, (tx) => beginSignup(tx, { now }, { token, code }))
  if (signup.kind === 'failed') return failed(signup.reason, failureRedirect(signup.link, signup.reason))
  if (signup.kind === 'lost') return fail({ token, code, reason: 'token_exchange_failed' })

  const isInOtherCell = otherCells && ((number: string) => otherCells.hasNumber(number, database.cell))
  const scope = { organizationId: signup.organization.id, customerId: signup.customer.id, secrets, isInOtherCell }
  const connected = await connectNumber(database, scope, provider, result)
  if (!connected.ok) return fail({ token, code, reason: connected.reason }, connected.detail)
  try {
    const { account, redirect } = await rerunDeadlocked(database, (tx) =>
      completeSignup(tx, { now, secrets }, { token, code }, connected.value),
    )
    const { phone_number, name } = account
    const number = { phone_number, name }
    return { object: 'setup_result', status: 'success', reason: null, number, redirect_url: redirect.href }
  } catch (error) {
    if (!(error instanceof NumberConnectedError)) throw error
    return fail({ token, code, reason: 'number_already_connected' }, error.message)
  }

  async function fail(failure: FailedSignup, detail?: string): Promise<SignupOutcome> {
    if (detail !== undefined) log.warn({ requestId, reason: failure.reason }, `A signup failed. ${detail}`)
    return failed(failure.reason, await rerunDeadlocked(database, (tx) => failSignup(tx, { now }, failure)))
  }
}

function failed(reason: FailedSignup['reason'], redirect: URL): SignupOutcome {
  return { object: 'setup_result', status: 'failed', reason, number: null, redirect_url: redirect.href }
}
