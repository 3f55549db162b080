import { hash } from 'node:crypto'
import type { Known, SetupFailureReason } from '@channel/contract/types'
import { statement, type Transaction } from '@channel/db'
import { ApiError } from '../../mechanisms/errors/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { type OpenedSetupLink, openSetupLinkToChange } from './open-setup-link.ts'

/** Exceeds the max duration of all calls to the provider. A signup that has not ended by then was aborted. */
const runningForMs = 5 * 60_000

/** The earliest start of a signup that may still be running. */
export function runningSince({ now }: Pick<Scope, 'now'>): Date {
  return new Date(now().getTime() - runningForMs)
}

/** The key under which a code is stored. Codes are random, so a plain hash suffices. */
export function hashSignupCode(code: string): Buffer {
  return hash('sha256', code, 'buffer')
}

const insertCode = statement(
  'begin_signup',
  `INSERT INTO signup_codes (hash, organization_id, setup_link_id, started_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT DO NOTHING RETURNING hash`,
)
const findCode = statement(
  'find_signup_code',
  'SELECT organization_id, setup_link_id, started_at, ended_at, failure_reason FROM signup_codes WHERE hash = $1',
)

/**
 * The state of a claimed code.
 *
 * - `begun`: this call, and no other, may exchange it.
 * - `lost`: an earlier call claimed it and recorded no result, or another link used it. It cannot be used any more.
 * - `failed`: its signup has failed, and the failure is recorded.
 */
export type BegunSignup = OpenedSetupLink &
  ({ readonly kind: 'begun' | 'lost' } | { readonly kind: 'failed'; readonly reason: Known<SetupFailureReason> })

/**
 * Claims the code from the provider's dialog before any call to the provider, so that a code is exchanged once.
 *
 * @param token the token of the setup link
 * @throws ApiError as openSetupLinkToChange; `idempotency_in_progress` while a signup with this code is running
 */
export async function beginSignup(
  tx: Transaction,
  scope: Pick<Scope, 'now'>,
  { token, code }: { readonly token: string; readonly code: string },
): Promise<BegunSignup> {
  const opened = await openSetupLinkToChange(tx, scope, token)
  const key = hashSignupCode(code)
  const inserted = await tx.query(insertCode, [key, opened.organization.id, opened.link.id, scope.now()])
  if (inserted.length > 0) return { ...opened, kind: 'begun' }

  const [known] = await tx.query(findCode, [key])
  const isOwn = known?.organization_id === opened.organization.id && known.setup_link_id === opened.link.id
  if (!isOwn) return { ...opened, kind: 'lost' }
  if (known.failure_reason !== null) return { ...opened, kind: 'failed', reason: known.failure_reason }
  if (Date.parse(known.started_at) < runningSince(scope).getTime()) return { ...opened, kind: 'lost' }
  const message = 'This signup is still being completed. Reload the page in a few seconds.'
  throw new ApiError('idempotency_in_progress', message, { headers: { 'Retry-After': '5' } })
}
