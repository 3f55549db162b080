import type { CustomerSetupLinkState, GetSetupLinkInput } from '@channel/contract/types'
import type { Queryable } from '@channel/db'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { findSetupLink } from './find-setup-link.ts'
import { setupLinkView } from './setup-link-view.ts'

/**
 * Returns a setup link without its URL.
 *
 * @throws as {@link findSetupLink}
 */
export async function getSetupLink(
  database: Queryable,
  scope: Scope,
  { params }: GetSetupLinkInput,
): Promise<CustomerSetupLinkState> {
  const { link } = await findSetupLink(database, scope, params)
  return setupLinkView(link)
}
