/**
 * The fields of an update that change a row, with their new values: a field that is left out (undefined) stays, and so
 * does one that is what it was. Objects are compared as JSON, which is how they are stored.
 */
export function changesTo<Row extends object, Field extends keyof Row>(
  row: Row,
  given: { readonly [Name in Field]: Row[Name] | undefined },
): Partial<Pick<Row, Field>> {
  const fields = Object.keys(given) as Field[]
  const changed = fields.filter(
    (field) => given[field] !== undefined && JSON.stringify(given[field]) !== JSON.stringify(row[field]),
  )
  return pick(given as Row, changed)
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
