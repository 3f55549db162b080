/** An error that an operator can fix. Its message is one line: what happened, where, and how to fix it. */
export class Failure extends Error {
  override readonly name = 'Failure'
}
