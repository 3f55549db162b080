/**
 * `T` with every optional field written, if only as undefined, those of nested objects too. A view returns it, so that a field
 * that is added to a response schema, required or not, does not compile until the view writes it. JSON leaves out undefined.
 */
export type AllFields<T> = { [Field in keyof Required<T>]: AllNested<T[Field]> }

type AllNested<Value> = Value extends readonly unknown[] ? Value : Value extends object ? AllFields<Value> : Value
