/**
 * Does not compile when a verb ignores a field of its request body. A verb takes the fields out by name and passes
 * the rest:
 *
 *   const { name, color, ...rest } = body
 *   noOtherFields(rest)
 *
 * A field added to the contract stays in `rest` until the verb takes it out; lint reports unused names.
 * `writtenColumns` ties a statement to the body. The body is typed by its operation (`CreateLabelInput['body']`), so
 * that two operations may diverge.
 *
 * @param named the name of a field that may remain in `rest`, because a value in the body selects it: a message of
 *   `type` `image` has its content in the field `image`
 */
export function noOtherFields<Rest extends object, Named extends string = never>(
  _rest: Rest & AllUsed<Exclude<FieldOf<Rest>, Named>>,
  _named?: Named,
): void {}

/** The compiler prints this for a field that remains in `rest`. */
type AllUsed<Left> = [Left] extends [never] ? unknown : { 'The verb does not use these fields of its body': Left }

/** The names of the fields; for a union, those of every member. */
type FieldOf<Body> = Body extends unknown ? keyof Body : never
