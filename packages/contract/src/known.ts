/** The known values of a set that may grow: `'a' | 'b'` of `'a' | 'b' | (string & {})`. */
export type Known<Value> = Value extends string ? (string extends Value ? never : Value) : never
