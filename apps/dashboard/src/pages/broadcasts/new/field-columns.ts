import type { TemplateForm } from '../../inbox/composer/template/template-form.ts'
import type { FieldColumns } from '../recipients/recipient-of-row.ts'

/**
 * The columns that fill the fields of a template: those that were chosen, and by default those with the name of a variable.
 *
 * @param chosen by the ids of fields; undefined for a value that is the same for all
 */
export function fieldColumnsOf(
  { fields }: Pick<TemplateForm, 'fields'>,
  columns: readonly string[],
  chosen: Readonly<Record<string, number | undefined>>,
): FieldColumns {
  const found = fields.map(({ id, part, name }) => {
    if (id in chosen) return [id, chosen[id]] as const
    const isVariable = part === 'body' || part === 'header'
    const column = columns.findIndex((each) => isVariable && each.toLowerCase() === name.toLowerCase())
    return [id, column < 0 ? undefined : column] as const
  })
  return Object.fromEntries(
    found.filter(([, column]) => column !== undefined && column < columns.length),
  ) as FieldColumns
}
