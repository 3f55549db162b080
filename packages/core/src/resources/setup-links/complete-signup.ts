import type { Account } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { ApiError } from '../../mechanisms/errors/index.ts'
import { recordEvent } from '../../mechanisms/events/index.ts'
import { requirePhoneNumber } from '../../mechanisms/input/index.ts'
import { requestSync } from '../../mechanisms/outbox/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { longStatementMs } from '../../mechanisms/transactions/index.ts'
import { authorizeAccount, connectAccount, healthOf, reconnectAccount } from '../accounts/index.ts'
import { createTeam } from '../teams/index.ts'
import { hashSignupCode } from './begin-signup.ts'
import type { ConnectedNumber } from './connect-number.ts'
import { type OpenedSetupLink, openSetupLinkToFinish } from './open-setup-link.ts'
import { successRedirect } from './redirects.ts'
import { setupLinkView } from './setup-link-view.ts'

// The team of the customer's latest account, by default the organization's first team.
const findTeam = statement(
  'find_team_for_customer',
  `SELECT team.id FROM teams team
   LEFT JOIN channel_accounts account
     ON account.organization_id = $1 AND account.team_id = team.id AND account.customer_id = $2
   WHERE team.organization_id = $1
   ORDER BY account.created_at DESC NULLS LAST, team.created_at, team.id LIMIT 1`,
)
const completeLink = statement(
  'complete_setup_link',
  `UPDATE customer_setup_links SET status = 'completed', completed_at = statement_timestamp(), account_id = $3
   WHERE organization_id = $1 AND id = $2 RETURNING completed_at`,
)
const endCode = statement('complete_signup', 'UPDATE signup_codes SET ended_at = $2 WHERE hash = $1')

/** A completed signup. */
export interface CompletedSignup {
  readonly account: Account
  /** The URL to redirect the end-customer to. */
  readonly redirect: URL
}

/**
 * Creates the account of a connected number, or reconnects the customer's account, stores its token and completes the link.
 * Records the event of the account and `setup_link.completed`.
 *
 * @throws ApiError `setup_link_inactive` if another signup was faster; NumberConnectedError
 */
export async function completeSignup(
  tx: Transaction,
  scope: Pick<Scope, 'now' | 'secrets'>,
  { token, code }: { readonly token: string; readonly code: string },
  connected: ConnectedNumber,
): Promise<CompletedSignup> {
  tx.allowLongStatements(longStatementMs) // any number of webhooks may have waited for the number
  const opened = await openSetupLinkToFinish(tx, scope, token)
  const account = await makeAccount(tx, scope, opened, connected)
  const { organization, customer, link } = opened
  const values = [organization.id, link.id, account.id]
  const [completed] = await tx.query(completeLink, values)
  tx.enqueue(endCode, [hashSignupCode(code), scope.now()])

  const { completed_at } = completed!
  const after = { ...link, status: 'completed', completed_at, account_id: account.id } as const
  const { phone_number, phone_number_id } = account
  recordEvent(tx, organization.id, {
    type: 'setup_link.completed',
    created_at: completed_at,
    account: { phone_number, phone_number_id, customer },
    object: setupLinkView(after),
    previous_attributes: { status: 'active', completed_at: null, account_id: null },
  })
  return { account, redirect: successRedirect(after, account.id) }
}

async function makeAccount(
  tx: Transaction,
  { secrets }: Pick<Scope, 'secrets'>,
  { organization, customer }: OpenedSetupLink,
  { token, waba_id, number, in_business_app }: ConnectedNumber,
): Promise<Account> {
  const account = (await reconnect()) ?? (await connectNew())
  if (in_business_app) requestSync(tx, account)
  return authorizeAccount(tx, secrets, { id: account.id, token })

  function reconnect() {
    const { phoneNumberId: phone_number_id } = number
    const owner = { organization_id: organization.id, customer_id: customer.id }
    return reconnectAccount(tx, { ...owner, phone_number_id, waba_id, in_business_app, ...healthOf(number) })
  }

  async function connectNew() {
    const organization_id = organization.id
    const [team] = await tx.query(findTeam, [organization_id, customer.id])
    const { id: team_id } = team ?? (await createTeam(tx, { organization_id, name: organization.name }))
    return connectAccount(tx, {
      organization_id,
      team_id,
      customer_id: customer.id,
      phone_number_id: number.phoneNumberId,
      phone_number: callable(number.displayPhoneNumber),
      name: nameOf([number.verifiedName, customer.name, number.displayPhoneNumber]),
      waba_id,
      health: healthOf(number),
      in_business_app,
    })
  }
}

const maxNameLength = 200

/** The first candidate that is not blank, truncated to the max length of a name, but not within a surrogate pair. */
function nameOf(candidates: readonly (string | null)[]): string {
  const name = candidates.find((candidate) => candidate?.trim()) ?? ''
  return name.slice(0, maxNameLength).replace(/[\ud800-\udbff]$/, '')
}

/** The number in E.164 format; null for a number that cannot be called, such as the provider's test numbers. */
function callable(displayed: string): string | null {
  const number = `+${displayed.replaceAll(/\D/g, '')}`
  try {
    requirePhoneNumber(number, 'phone_number')
    return number
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
