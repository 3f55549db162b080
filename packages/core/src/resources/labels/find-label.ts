import { type Queryable, type Statement, statement, type Transaction } from '@channel/db'
import { type ApiError, invalidField, notFound } from '../../mechanisms/errors/index.ts'
import type { Scope } from '../../mechanisms/scope/index.ts'
import { type LabelRow, labelColumns } from './label-view.ts'

const selectLabel = `SELECT ${labelColumns} FROM labels WHERE organization_id = $1 AND id = $2`

/**
 * Fetches a label of the organization.
 *
 * @throws ApiError `resource_not_found` if it is unknown or belongs to another organization
 */
export const findLabel = finder<Queryable>(statement('find_label', selectLabel))

/** Like {@link findLabel}, and locks the label until the transaction ends. */
export const findLabelToChange = finder<Transaction>(statement('find_label_to_change', `${selectLabel} FOR UPDATE`))

function finder<On extends Queryable>(select: Statement<LabelRow>) {
  return async (database: On, scope: Scope, id: string): Promise<LabelRow> => {
    const [row] = await database.query(select, [scope.organizationId, id])
    if (row === undefined) throw labelNotFound(id)
    return row
  }
}

/** @param param the request field that names the label; the path's `id` by default */
export function labelNotFound(id: string, param = 'id'): ApiError {
  return notFound(param, `There is no label ${id}.`)
}

/** 400: the team already has a label with this name. The contract has no 409 here. */
export function labelNameTaken(name: string): ApiError {
  return invalidField('name', `The team already has a label with the name ${JSON.stringify(name)}.`)
}
