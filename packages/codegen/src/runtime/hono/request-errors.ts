/** The body is larger than the limit. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError'
}

/** The media type or encoding of the body is not supported. */
export class UnsupportedMediaTypeError extends Error {
  override readonly name = 'UnsupportedMediaTypeError'
}

/** The client ended the request before its body was complete. It does not read a response. */
export class RequestAbortedError extends Error {
  override readonly name = 'RequestAbortedError'
}

/** No route matches the path. */
export class UnknownPathError extends Error {
  override readonly name = 'UnknownPathError'
}

/** Routes match the path, but not the method. `allowed` lists the methods for `Allow`. */
export class MethodNotAllowedError extends Error {
  override readonly name = 'MethodNotAllowedError'
  readonly allowed: readonly string[]

  constructor(method: string, allowed: readonly string[]) {
    super(`This path has no ${method}; it has ${allowed.join(', ')}.`)
    this.allowed = allowed
  }
}

/** The request lacks valid credentials. `challenges` are the values of `WWW-Authenticate`. */
export class UnauthorizedError extends Error {
  override readonly name = 'UnauthorizedError'
  readonly challenges: readonly string[]

  constructor(message: string, challenges: readonly string[]) {
    super(message)
    this.challenges = challenges
  }
}

/** The credentials are valid, but do not permit the operation. Security handlers throw it; the client sees its message. */
export class ForbiddenError extends Error {
  override readonly name = 'ForbiddenError'
  /** The values of `WWW-Authenticate`: those of tokens say `insufficient_scope`. Set by the layer that calls the handler. */
  challenges: readonly string[] = []
}
