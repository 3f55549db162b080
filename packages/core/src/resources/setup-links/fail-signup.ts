import type { Known, SetupFailureReason } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { recordEvent } from '../../mechanisms/events/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { hashSignupCode } from './begin-signup.ts'
import { type OpenedSetupLink, openSetupLinkToChange, openSetupLinkToFinish } from './open-setup-link.ts'
import { failureRedirect } from './redirects.ts'
import { setupLinkView } from './setup-link-view.ts'

const storeFailure = statement(
  'fail_setup_link',
  `WITH failed AS (
     UPDATE customer_setup_links SET last_failure_reason = $3 WHERE organization_id = $1 AND id = $2 RETURNING id
   )
   SELECT statement_timestamp() AS failed_at FROM failed`,
)
const endCode = statement(
  'fail_signup',
  `UPDATE signup_codes SET ended_at = $2, failure_reason = $3
   WHERE hash = $1 AND organization_id = $4 AND setup_link_id = $5`,
)

/** A failed signup. */
export interface FailedSignup {
  /** The token of the setup link. */
  readonly token: string
  /** The code from the dialog, if any. */
  readonly code?: string | undefined
  readonly reason: Known<SetupFailureReason>
}

/**
 * Stores why a signup failed and records `setup_link.failed`. The link stays active.
 *
 * @returns the URL to redirect the end-customer to
 * @throws ApiError as openSetupLinkToChange; with a code, whose signup began in time, as openSetupLinkToFinish
 */
export async function failSignup(
  tx: Transaction,
  scope: Pick<Scope, 'now'>,
  { token, code, reason }: FailedSignup,
): Promise<URL> {
  const open = code === undefined ? openSetupLinkToChange : openSetupLinkToFinish
  const opened: OpenedSetupLink = await open(tx, scope, token)
  const { organization, customer, link } = opened
  const [stored] = await tx.query(storeFailure, [organization.id, link.id, reason])
  if (code !== undefined) {
    tx.enqueue(endCode, [hashSignupCode(code), scope.now(), reason, organization.id, link.id])
  }
  const after = { ...link, status: 'active' as const, last_failure_reason: reason }
  recordEvent(tx, organization.id, {
    type: 'setup_link.failed',
    created_at: stored!.failed_at,
    account: { phone_number: null, phone_number_id: null, customer },
    object: setupLinkView(after),
    ...(link.last_failure_reason !== reason && {
      previous_attributes: { last_failure_reason: link.last_failure_reason },
    }),
  })
  return failureRedirect(after, reason)
}
