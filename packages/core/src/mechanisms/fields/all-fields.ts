/**
 * `T` with every optional field required but possibly undefined, including fields of nested objects. A view returns it,
 * so that adding a field to a response schema, required or not, does not compile until the view writes the field. JSON
 * omits undefined. An open object, such as the provider's, is passed on as it is.
 */
export type AllFields<T> = { [Field in keyof Required<T>]: AllNested<T[Field]> }

type AllNested<Value> = Value extends string | readonly unknown[]
  ? Value
  : Value extends object
    ? string extends keyof Value
      ? Value
      : AllFields<Value>
    : Value
