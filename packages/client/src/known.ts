/**
 * The known values of an open set: `'a' | 'b'` of `'a' | 'b' | (string & {})`.
 *
 * @example
 * const texts: Record<Known<MessageErrorCode>, string> = { … }
 */
export type Known<Value> = Value extends string ? (string extends Value ? never : Value) : never
