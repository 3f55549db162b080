import type { GetLabelInput, Label } from '@channel/contract/types'
import type { Queryable } from '@channel/db'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { findLabel } from './find-label.ts'
import { labelView } from './label-view.ts'

/**
 * Returns a label of the organization.
 *
 * @throws as {@link findLabel}
 */
export async function getLabel(database: Queryable, scope: Scope, { params }: GetLabelInput): Promise<Label> {
  return labelView(await findLabel(database, scope, params.id))
}
