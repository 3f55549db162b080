/** The fields of a body that differ from its example. `data` may be incomplete too, unless it is a list. */
export type Overrides<Body> = Body extends readonly unknown[]
  ? Body
  : Body extends { data: infer Data }
    ? Partial<Omit<Body, 'data'>> & { data?: Data extends readonly unknown[] ? Data : Partial<Data> }
    : Partial<Body>

/** The example with the overrides, which replace one that has no fields. @param example is changed */
export function withOverrides<Body>(example: Body, overrides: Overrides<Body> | undefined): Body {
  if (overrides === undefined || !isFields(example)) return (overrides as Body) ?? example
  const { data } = example as { data?: unknown }
  const { data: changed } = overrides as { data?: unknown }
  const merged = { ...example, ...overrides }
  if (isFields(data) && isFields(changed)) Object.assign(merged, { data: { ...data, ...changed } })
  return merged
}

function isFields(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
