/**
 * `T` with every optional field written, if only as undefined. A view returns it, so that a field that is added to a response
 * schema, required or not, does not compile until the view writes it. JSON leaves out what is undefined.
 */
export type AllFields<T> = { [Field in keyof Required<T>]: T[Field] }
