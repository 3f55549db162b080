/**
 * The fields of an update that change a row, with their new values: a field that is left out (undefined) stays, and so
 * does one that is what it was. Objects are compared as JSON, which is how they are stored.
 */
export function changesTo<Row extends object, Given extends object>(
  row: Row,
  given: Given & ValuesOf<Row, Given>,
): Partial<Pick<Row, keyof Given & keyof Row>> {
  const fields = Object.keys(given) as (keyof Given & keyof Row)[]
  const changed = fields.filter(
    (field) => given[field] !== undefined && JSON.stringify(given[field]) !== JSON.stringify(row[field]),
  )
  return pick<Row, keyof Given & keyof Row>(given as unknown as Row, changed)
}

/** The row's values of the given fields; a field that the row does not have does not compile. */
type ValuesOf<Row, Given> = {
  readonly [Field in keyof Given]: Field extends keyof Row ? Row[Field] | undefined : never
}

/** What the fields of `changes` were before: the `previous_attributes` of an event. */
export function previousOf<Row extends object, Field extends keyof Row>(
  row: Row,
  changes: Partial<Pick<Row, Field>>,
): Partial<Pick<Row, Field>> {
  return pick(row, Object.keys(changes) as Field[])
}

function pick<Row extends object, Field extends keyof Row>(
  row: Row,
  fields: readonly Field[],
): Partial<Pick<Row, Field>> {
  return Object.fromEntries(fields.map((field) => [field, row[field]])) as Partial<Pick<Row, Field>>
}
