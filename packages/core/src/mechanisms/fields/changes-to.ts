/**
 * The fields of an update that change a row, with their new values. Missing (undefined) and unchanged fields are
 * omitted. Objects are compared as JSON, which is how they are stored.
 */
export function changesTo<Row extends object, Given extends object>(
  row: Row,
  given: Given & ValuesOf<Row, Given>,
): Partial<Pick<Row, keyof Given & keyof Row>> {
  const fields = Object.keys(given) as (keyof Given & keyof Row)[]
  const changed = fields.filter((field) => given[field] !== undefined && differs(given[field], row[field]))
  return Object.fromEntries(changed.map((field) => [field, given[field]])) as Partial<
    Pick<Row, keyof Given & keyof Row>
  >
}

/** The row's values of the given fields. A field that the row does not have does not compile. */
type ValuesOf<Row, Given> = {
  readonly [Field in keyof Given]: Field extends keyof Row ? Row[Field] | undefined : never
}

/**
 * The former values of the changed fields: the `previous_attributes` of an event. A field without a value was null.
 *
 * @param fields the fields to compare; all of `after` by default
 */
export function previousAttributes<Shown extends object, Field extends keyof Shown>(
  before: Shown,
  after: { readonly [Name in Field]?: Shown[Name] },
  fields: readonly Field[] = Object.keys(after) as Field[],
): Partial<Pick<Shown, Field>> {
  const changed = fields.filter((field) => differs(before[field], after[field]))
  return Object.fromEntries(changed.map((field) => [field, before[field] ?? null])) as Partial<Pick<Shown, Field>>
}

function differs(one: unknown, other: unknown): boolean {
  return one !== other && JSON.stringify(one) !== JSON.stringify(other)
}
