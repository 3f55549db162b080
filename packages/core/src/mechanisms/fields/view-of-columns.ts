import type { AllFields } from './all-fields.ts'

/** The names in a list of columns: `'id' | 'name'` of `'id, name'`. */
type NamesIn<Columns extends string> = Columns extends `${infer Name},${infer Others}`
  ? Trimmed<Name> | NamesIn<Others>
  : Trimmed<Columns>

type Trimmed<Text> = Text extends `${' ' | '\n'}${infer Rest}` ? Trimmed<Rest> : Text

/** A row with the values of all fields of a resource but `object`. Not one that has them if a column is missing. */
type RowOf<Shown, Name> = {
  readonly [Field in Exclude<keyof Shown, 'object'>]: Field extends Name ? Shown[Field] : never
}

/**
 * Creates the view of a resource whose fields are its columns.
 *
 *   export const labelColumns = 'id, name, color'
 *   export const labelView = viewOfColumns<Label>()('label', labelColumns)
 *
 * A field of the contract without a column makes a view that takes no row.
 */
export function viewOfColumns<Shown extends { readonly object: string }>() {
  return <const Columns extends string>(object: Shown['object'], columns: Columns) => {
    const [id = '', ...others] = columns.split(/,\s+/)
    const names = [id, 'object', ...others]
    return (row: RowOf<AllFields<Shown>, NamesIn<Columns>>): AllFields<Shown> => {
      const fields: Readonly<Record<string, unknown>> = { ...row, object }
      return Object.fromEntries(names.map((name) => [name, fields[name]])) as AllFields<Shown>
    }
  }
}
