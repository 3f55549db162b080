import { exampleIn, type TestingTables } from './tables.ts'

/** Makes a value: the example of the document, with the given fields. */
export type Factory<Value> = (overrides?: Value extends object ? Partial<Value> : Value) => Value

/** @param example the name of an example of the value */
export function factoryOf<Value>(tables: Pick<TestingTables, 'exampleBodies'>, example: string): Factory<Value> {
  return (overrides) => {
    const value = exampleIn<Value>(tables, example)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return (overrides ?? value) as Value
    return { ...value, ...(overrides as object) }
  }
}
