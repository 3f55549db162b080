import type { ListPasskeysInput, Passkey } from '@channel/contract/dashboard/types'
import type { Queryable, RowOf } from '@channel/db'
import { listStatements, type Page, pageOf, readPage } from '../../mechanisms/pagination/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { passkeyColumns, passkeyView } from './passkey-view.ts'

const selectPasskeys = listStatements<never, RowOf<'list_passkeys'>>({
  name: 'list_passkeys',
  fixedValues: 2,
  filters: {},
  text: ({ after }) => `
    SELECT ${passkeyColumns} FROM sign_in_passkeys
    WHERE user_id = $1${after ? ` AND (created_at, id) < ${after}` : ''}
    ORDER BY created_at DESC, id DESC LIMIT $2`,
})

/**
 * Lists the passkeys of the signed-in user, newest first.
 *
 * @throws ApiError `invalid_cursor`
 */
export async function listPasskeys(
  database: Queryable,
  scope: Scope,
  { query }: ListPasskeysInput,
  { userId }: { readonly userId: string },
): Promise<Page<Passkey>> {
  const page = readPage(scope, query, { list: 'listPasskeys', filters: { user: userId } })
  const { statement, values } = selectPasskeys({}, page.after)
  const rows = await database.query(statement, [userId, page.fetch, ...values])
  return pageOf(page, rows, passkeyView)
}
