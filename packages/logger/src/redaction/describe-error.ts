/** An error as it is logged. */
export interface LoggedError {
  readonly type: string
  readonly message: string
  readonly stack?: string
  readonly code?: string | number
  readonly cause?: LoggedError
  /** The errors of an AggregateError, such as a refused connection to each address of a host. */
  readonly errors?: readonly LoggedError[]
}

const maxDepth = 5
const maxErrors = 5

/**
 * Further properties that are logged. All others are left out: `detail`, `where` and `query` of PostgreSQL hold values
 * of rows, and errors of HTTP clients hold headers and bodies.
 */
const safeProperties = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'statement', 'syscall'] as const

/** Describes whatever was thrown, with its causes. Texts are passed through `redact`. */
export function describeError(thrown: unknown, redact: (text: string) => string, depth = 0): LoggedError {
  const error = errorOf(thrown)
  if (error === undefined) return { type: typeof thrown, message: redact(textOf(thrown)) }
  const message = redact(withoutValues(error))
  return {
    type: typeOf(error),
    message,
    ...(error.stack !== undefined && { stack: redact(stackOf(error)) }),
    ...propertiesOf(error, redact),
    ...(depth < maxDepth && {
      ...(error.cause !== undefined && { cause: describeError(error.cause, redact, depth + 1) }),
      ...(error instanceof AggregateError && {
        errors: error.errors.slice(0, maxErrors).map((each: unknown) => describeError(each, redact, depth + 1)),
      }),
    }),
  }
}

/** An error, or the copy of one as a plain object, as pg-boss reports it. */
function errorOf(thrown: unknown): Error | undefined {
  if (thrown instanceof Error) return thrown
  const { message, stack, code, severity } = Object(thrown) as Record<string, unknown>
  if (typeof message !== 'string') return undefined
  return Object.assign(new Error(message), { stack: typeof stack === 'string' ? stack : undefined, code, severity })
}

/** An object that is not an error may contain anything, so only its kind is logged. */
function textOf(thrown: unknown): string {
  return typeof thrown === 'object' && thrown !== null ? Object.prototype.toString.call(thrown) : String(thrown)
}

/** The driver of PostgreSQL names all its errors `error`. */
function typeOf(error: Error): string {
  return /^error$/i.test(error.name) ? error.constructor.name || 'Error' : error.name
}

/** Data exceptions of PostgreSQL (SQLSTATE 22…) quote the value that does not fit. */
function withoutValues(error: Error): string {
  const { code, severity } = error as { code?: unknown; severity?: unknown }
  const quotesValue = severity !== undefined && typeof code === 'string' && /^22\w{3}$/.test(code)
  return quotesValue ? error.message.replace(/".*"/s, '"[redacted]"') : error.message
}

/** It begins with the message. */
function stackOf(error: Error): string {
  const stack = String(error.stack)
  return error.message === '' ? stack : stack.replace(error.message, () => withoutValues(error))
}

function propertiesOf(error: Error, redact: (text: string) => string): Record<string, string | number> {
  const found: Record<string, string | number> = {}
  for (const name of safeProperties) {
    const value = (error as unknown as Record<string, unknown>)[name]
    if (typeof value === 'number') found[name] = value
    else if (typeof value === 'string') found[name] = redact(value)
  }
  return found
}
