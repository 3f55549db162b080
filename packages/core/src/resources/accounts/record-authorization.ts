import { type Database, statement, type Transaction } from '@channel/db'
import type { DownloadOutcome, NoResponse, Outcome, Refusal, SendOutcome } from '@channel/provider'
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
  /** Whether the token was known to be refused when the call was prepared. Only then can an accepted call change the account. */
  readonly authorization_refused: boolean
}

/** Whether the provider accepted the token of a call; undefined if the call does not show it. */
export type TokenVerdict = 'accepted' | 'refused' | undefined

const findToken = statement(
  'find_token_of_account',
  'SELECT sealed, key_id FROM provider_authorizations WHERE organization_id = $1 AND phone_number_id = $2',
)

/** The fields of an upload's outcome that concern the token. */
interface UploadResult {
  readonly kind: string
  readonly failure?: Refusal | NoResponse
}

/** Derives the verdict on the token from the outcome of a call. */
export function verdictOf(outcome: Outcome<unknown> | DownloadOutcome | SendOutcome | UploadResult): TokenVerdict {
  const isAccepted = 'ok' in outcome ? outcome.ok : outcome.kind === 'accepted' || outcome.kind === 'uploaded'
  if (isAccepted) return 'accepted'
  const failure = 'failure' in outcome ? outcome.failure : undefined
  return failure?.kind === 'refused' && failure.tokenRefused === true ? 'refused' : undefined
}

/**
 * Restricts an account when the provider refuses its token, and lifts the restriction after the next accepted call. Records
 * `account.updated` on a change. Ignores results for a token that has since been replaced.
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
 * Whether the account still has the token of the call. Call it after locking the account: a transaction that replaces the token
 * holds that lock. A token that this process cannot open counts as replaced.
 */
async function isStillTheToken(tx: Transaction, secrets: Secrets, called: CalledAccount): Promise<boolean> {
  const [stored] = await tx.query(findToken, [called.organization_id, called.phone_number_id])
  return stored !== undefined && openToken(secrets, called, stored).token === called.token
}
