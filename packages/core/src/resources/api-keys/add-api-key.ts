import { statement, type Transaction } from '@channel/db'
import { displayOf, generateKey, hashKey } from '../../mechanisms/authentication/index.ts'
import { newId } from '../../mechanisms/ids/index.ts'
import { optionalDateTime, optionalName } from '../../mechanisms/input/index.ts'
import { organizationNotFound } from '../organizations/index.ts'
import { type ApiKey, apiKeyColumns, apiKeyView } from './api-key-view.ts'

/** A key with its plaintext, which is not stored and never shown again. */
export interface AddedApiKey extends ApiKey {
  readonly key: string
}

const insertKey = statement(
  'add_api_key',
  `INSERT INTO api_keys AS api_key (id, organization_id, name, hash, display, expires_at, created_by)
   SELECT $1, organization.id, $3, $4, $5, $6, $7 FROM organizations organization WHERE organization.id = $2
   RETURNING ${apiKeyColumns}`,
)

/**
 * Creates an API key of an organization.
 *
 * @param input `expires_at` is an RFC 3339 date-time; without it the key does not expire. `created_by` is the id of the
 *   user, undefined for an operator
 * @throws OperatorError for an unknown organization or a malformed time
 */
export async function addApiKey(
  tx: Transaction,
  input: {
    organization_id: string
    name?: string | undefined
    expires_at?: string | undefined
    created_by?: string | undefined
  },
): Promise<AddedApiKey> {
  const key = generateKey()
  const [row] = await tx.query(insertKey, [
    newId('key'),
    input.organization_id,
    optionalName(input.name, 'name'),
    hashKey(key),
    displayOf(key),
    optionalDateTime(input.expires_at, 'expires_at'),
    input.created_by,
  ])
  if (row === undefined) throw organizationNotFound(input.organization_id)
  return { ...apiKeyView(row), key }
}
