/** Something that an operator can put right: its message is one line that says what happened, where and what to do. */
export class Failure extends Error {
  override readonly name = 'Failure'
}
