/** An operation has no handler yet. The response is 501. */
export class NotImplementedError extends Error {
  override readonly name = 'NotImplementedError'

  constructor(operationId: string) {
    super(`${operationId} has no handler yet.`)
  }
}

/** A handler that is still to be written: `getBook: () => notImplemented('getBook')`. @throws NotImplementedError */
export function notImplemented(operationId: string): never {
  throw new NotImplementedError(operationId)
}
