/**
 * Does not compile when a verb leaves out a field of its request body. A verb takes the fields out by name and passes
 * what is left:
 *
 *   const { name, color, ...rest } = body
 *   noOtherFields(rest)
 *
 * A field that is added to the contract stays in `rest` until the verb takes it out; lint reports a name that is not used.
 * What a statement writes is tied to the body by `writtenColumns`. The body is typed by its operation
 * (`CreateLabelInput['body']`), so that two operations may come to differ.
 *
 * @param named the field that may be left, where the body names it: `content` of a message has the field `type`
 */
export function noOtherFields<Rest extends object, Named extends string = never>(
  _rest: Rest & AllUsed<Exclude<FieldOf<Rest>, Named>>,
  _named?: Named,
): void {}

/** What the compiler prints for a field that is left. */
type AllUsed<Left> = [Left] extends [never] ? unknown : { 'The verb does not use these fields of its body': Left }

/** The names of the fields; of a union, those of every option. */
type FieldOf<Body> = Body extends unknown ? keyof Body : never
