import { type Database, type ProviderAuthorizationRow, statement, type Transaction } from '@channel/db'
import type { DownloadOutcome, Outcome, SendOutcome } from '@channel/provider'
import type { UploadOutcome } from '../message-sends/after-upload.ts'
import { rerunDeadlocked } from '../rerun-deadlocked.ts'
import { unseal } from '../sealing.ts'
import type { Secrets } from '../secrets.ts'
import { type AccountRow, accountColumns, accountTables } from './account-view.ts'
import { changeAccount } from './change-account.ts'
import { tokenPlace } from './provider-token.ts'
import { restrictionsOf, withRestrictions } from './restrictions.ts'

/** An account for which the provider was called. */
export interface CalledAccount {
  readonly organization_id: string
  readonly phone_number_id: string
  /** The token that the call was made with. */
  readonly token: string
  /** Whether the token was known to be refused when the call was prepared: then, and only then, an accepted call is news. */
  readonly authorization_refused: boolean
}

/** What a call says of its token; undefined when it says nothing. */
export type TokenVerdict = 'accepted' | 'refused' | undefined

const lockStatement = statement(
  'find_account_to_note_authorization',
  `SELECT ${accountColumns}, token.sealed, token.secret_id
   FROM ${accountTables}
   JOIN provider_authorizations token
     ON token.organization_id = account.organization_id AND token.phone_number_id = account.phone_number_id
   WHERE account.organization_id = $1 AND account.phone_number_id = $2
   FOR NO KEY UPDATE OF account`,
)
type LockedRow = AccountRow & Pick<ProviderAuthorizationRow, 'sealed' | 'secret_id'>

/** What the outcome of a call says of the token that it was made with. */
export function verdictOf(outcome: Outcome<unknown> | DownloadOutcome | SendOutcome | UploadOutcome): TokenVerdict {
  const isAccepted = 'ok' in outcome ? outcome.ok : outcome.kind === 'accepted' || outcome.kind === 'uploaded'
  if (isAccepted) return 'accepted'
  const failure = 'failure' in outcome ? outcome.failure : undefined
  return failure?.kind === 'refused' && failure.tokenRefused === true ? 'refused' : undefined
}

/**
 * Restricts an account whose token the provider has refused, and ends that after the next call that it accepts, with
 * `account.updated`. Only a change is written. The verdict on a token that has been replaced counts no more.
 */
export async function recordAuthorization(
  database: Database,
  secrets: Secrets,
  account: CalledAccount,
  verdict: TokenVerdict,
): Promise<void> {
  if (verdict === undefined || (verdict === 'refused') === account.authorization_refused) return
  await rerunDeadlocked(database, (tx) => note(tx, secrets, account, verdict === 'refused'))
}

async function note(
  tx: Transaction,
  secrets: Secrets,
  { organization_id, phone_number_id, token }: CalledAccount,
  authorization_refused: boolean,
): Promise<void> {
  const [found] = await tx.query<LockedRow>(lockStatement, [organization_id, phone_number_id])
  if (found === undefined || found.status === 'disconnected') return
  const { sealed, secret_id, ...row } = found
  if (restrictionsOf(row).authorization_refused === authorization_refused) return
  if (unseal(secrets, tokenPlace(row), { sealed, secret_id }) !== token) return
  await changeAccount(tx, row, withRestrictions(row, { authorization_refused }))
}
