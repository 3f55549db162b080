import { hash, randomBytes } from 'node:crypto'
import { type Queryable, type RowOf, statement, type Transaction } from '@channel/db'
import { ApiError } from '../errors/index.ts'
import { newId } from '../ids/index.ts'

/** The purpose of a link, and its user. */
export interface NewSignInLink {
  readonly organization_id: string
  readonly purpose: 'invitation' | 'password_reset'
  readonly email: string
  /** The role of an invited user. */
  readonly role?: 'owner' | 'member' | 'read_only' | undefined
  /** The id of the user who made it, if one did. */
  readonly created_by?: string | undefined
  /** How long it works, in hours; default 7 days for an invitation, an hour for a new password. */
  readonly hours?: number | undefined
  /** Whether the user has no password yet, so that the page welcomes them. */
  readonly is_first?: boolean | undefined
  /**
   * Whether earlier links stay valid, until one is used. Otherwise anyone who may ask for a link could make those useless that
   * the user has just received.
   */
  readonly keeps_earlier?: boolean | undefined
}

/** A link that was just used. It proves the address unless the user who made it has seen it. */
export type UsedSignInLink = RowOf<'use_sign_in_link'>

const defaultHours = { invitation: 7 * 24, password_reset: 1 } as const

/** The page that each link opens. */
const pages = { invitation: 'accept-invitation', password_reset: 'reset-password' } as const

const insertLink = statement(
  'create_sign_in_link',
  `INSERT INTO sign_in_links (id, organization_id, hash, purpose, email, role, created_by, expires_at)
   VALUES ($1, $2, $3, $4, lower($5), $6, $7, statement_timestamp() + $8 * interval '1 hour')
   RETURNING expires_at`,
)
const revokeEarlier = statement(
  'revoke_earlier_sign_in_links',
  `UPDATE sign_in_links SET revoked_at = statement_timestamp()
   WHERE organization_id = $1 AND purpose = $2 AND email = lower($3) AND used_at IS NULL AND revoked_at IS NULL`,
)
const useLink = statement(
  'use_sign_in_link',
  `UPDATE sign_in_links SET used_at = statement_timestamp()
   WHERE hash = $1 AND purpose = $2 AND used_at IS NULL AND revoked_at IS NULL AND expires_at > statement_timestamp()
   RETURNING id, organization_id, email, role, created_by IS NULL OR mailed_at IS NOT NULL AS proves_address`,
)
const recordMailed = statement(
  'record_mailed_sign_in_link',
  'UPDATE sign_in_links SET mailed_at = statement_timestamp() WHERE hash = $1',
)

/**
 * Creates a link, and revokes earlier ones for the same purpose and address unless they are kept.
 *
 * @param publicUrl the public URL of the service, without a trailing slash
 * @returns its id, when it expires, and the URL with the token, which is not stored. It is in the fragment, so that no log
 *   has it.
 */
export async function createSignInLink(
  tx: Transaction,
  link: NewSignInLink,
  publicUrl: string,
): Promise<{ id: string; url: string; expires_at: string }> {
  const { organization_id, purpose, email, role, created_by, is_first, keeps_earlier } = link
  const id = newId('invitation')
  const token = randomBytes(24).toString('base64url')
  if (!keeps_earlier) await tx.execute(revokeEarlier, [organization_id, purpose, email])
  const hours = link.hours ?? defaultHours[purpose]
  const values = [id, organization_id, hashToken(token), purpose, email, role, created_by, hours]
  const [row] = await tx.query(insertLink, values)
  const url = `${publicUrl}/${pages[purpose]}#token=${token}${is_first ? '&welcome' : ''}`
  return { id, expires_at: row!.expires_at, url }
}

/** Records that a link was sent by mail, so that only the recipient has seen it. */
export async function recordMailedLink(database: Queryable, url: string): Promise<void> {
  const token = new URLSearchParams(new URL(url).hash.slice(1)).get('token') ?? ''
  await database.execute(recordMailed, [hashToken(token)])
}

/**
 * Uses a link, once.
 *
 * @throws ApiError `link_inactive` if it does not exist, has expired, or was used or revoked
 */
export async function useSignInLink(
  tx: Transaction,
  token: string,
  purpose: NewSignInLink['purpose'],
): Promise<UsedSignInLink> {
  const [link] = await tx.query(useLink, [hashToken(token), purpose])
  if (link !== undefined) return link
  throw new ApiError('link_inactive', 'This link was already used, has expired or was revoked. Ask for a new one.')
}

/** Tokens are random, so it needs neither salt nor stretching. */
function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
