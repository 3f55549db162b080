import { type Database, statement, type Transaction } from '@channel/db'
import type { DownloadOutcome, NoAnswer, Outcome, Refusal, SendOutcome } from '@channel/provider'
import type { Secrets } from '../../mechanisms/sealing/index.ts'
import { rerunDeadlocked } from '../../mechanisms/transactions/index.ts'
import { changeAccount } from './change-account.ts'
import { lockAccount } from './lock-account.ts'
import { openToken } from './provider-token.ts'
import { restrictionsOf, withRestrictions } from './restrictions.ts'

/** An account for which the provider was called. */
export interface CalledAccount {
  readonly organization_id: string
  readonly phone_number_id: string
  /** The token that the call was made with. */
  readonly token: string
  /** Whether the token was known to be refused when the call was prepared; only then does an accepted call change anything. */
  readonly authorization_refused: boolean
}

/** What a call says of its token; undefined when it says nothing. */
export type TokenVerdict = 'accepted' | 'refused' | undefined

const findToken = statement(
  'find_token_of_account',
  'SELECT sealed, secret_id FROM provider_authorizations WHERE organization_id = $1 AND phone_number_id = $2',
)

/** The outcome of an upload, as far as it concerns the token. */
interface UploadResult {
  readonly kind: string
  readonly failure?: Refusal | NoAnswer
}

/** What the outcome of a call says of the token that it was made with. */
export function verdictOf(outcome: Outcome<unknown> | DownloadOutcome | SendOutcome | UploadResult): TokenVerdict {
  const isAccepted = 'ok' in outcome ? outcome.ok : outcome.kind === 'accepted' || outcome.kind === 'uploaded'
  if (isAccepted) return 'accepted'
  const failure = 'failure' in outcome ? outcome.failure : undefined
  return failure?.kind === 'refused' && failure.tokenRefused === true ? 'refused' : undefined
}

/**
 * Restricts an account whose token the provider has refused, and ends that after the next call that it accepts, with
 * `account.updated`. Only a change is written. Ignores results for a token that has since been replaced.
 */
export async function recordAuthorization(
  database: Database,
  secrets: Secrets,
  account: CalledAccount,
  verdict: TokenVerdict,
): Promise<void> {
  if (verdict === undefined || (verdict === 'refused') === account.authorization_refused) return
  await rerunDeadlocked(database, (tx) => record(tx, secrets, account, verdict === 'refused'))
}

async function record(
  tx: Transaction,
  secrets: Secrets,
  called: CalledAccount,
  authorization_refused: boolean,
): Promise<void> {
  const row = await lockAccount(tx, called)
  if (row === undefined || row.status === 'disconnected') return
  if (restrictionsOf(row).authorization_refused === authorization_refused) return
  if (!(await isStillTheToken(tx, secrets, called))) return
  await changeAccount(tx, row, withRestrictions(row, { authorization_refused }))
}

/**
 * Whether the account still has the token that the call was made with. Read after the account is locked: whoever replaces a
 * token holds that lock. A token that this process cannot open is another one.
 */
async function isStillTheToken(tx: Transaction, secrets: Secrets, called: CalledAccount): Promise<boolean> {
  const [kept] = await tx.query(findToken, [called.organization_id, called.phone_number_id])
  return kept !== undefined && openToken(secrets, called, kept).token === called.token
}
