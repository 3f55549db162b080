import { type DestinationStream, destination, type LoggerOptions, pino, stdTimeFunctions } from 'pino'
import type { LogSettings } from './log-settings.ts'
import { redactFields } from './redaction/redact-fields.ts'
import { redactText } from './redaction/redact-text.ts'
import { renderLine } from './render-line.ts'

/** Logs a message, with or without fields. The field `err` is what was thrown. */
export interface LogMethod {
  (fields: object, message: string): void
  (message: string): void
}

/** The log of a process. */
export interface Logger {
  readonly debug: LogMethod
  readonly info: LogMethod
  readonly warn: LogMethod
  readonly error: LogMethod
  readonly fatal: LogMethod
  /** The same log, with fields that each line has. */
  readonly child: (fields: object) => Logger
}

export interface OpenLoggerOptions extends LogSettings {
  /** The program: `api`, `worker`, `simulator`, `start`. */
  readonly service: string
  /** Texts that must not be logged, such as the secrets in the environment. */
  readonly confidential?: readonly string[]
  /** Adds fields to each line, such as the current trace. */
  readonly fields?: (() => object) | undefined
  /** Receives each line, with its line break; default standard error. */
  readonly write?: ((line: string) => unknown) | undefined
}

/** Opens a log. Lines are written synchronously: none is lost if the process ends. */
export function openLogger({ service, level, format, confidential = [], fields, write }: OpenLoggerOptions): Logger {
  const redact = (text: string) => redactText(text, confidential)
  const options: LoggerOptions = {
    level,
    base: { service, pid: process.pid },
    timestamp: stdTimeFunctions.isoTime,
    ...(fields !== undefined && { mixin: fields }),
    formatters: {
      level: (label) => ({ level: label }),
      log: (fields) => redactFields(fields, redact),
    },
    // `redactFields` has described errors already.
    serializers: { err: (described) => described },
    hooks: {
      logMethod(args, method) {
        const [first, second] = args as unknown as [unknown, string | undefined]
        if (typeof first === 'string') method.call(this, asIs, redact(first))
        else method.call(this, first as object, asIs, redact(second ?? ''))
      },
    },
  }
  return pino(options, streamFor(format, write))
}

/** Messages are not format strings: a percent sign in a URL stays as it is. */
const asIs = '%s'

function streamFor(format: LogSettings['format'], write: OpenLoggerOptions['write']): DestinationStream {
  if (format === 'pretty') {
    const print = write ?? ((line: string) => process.stderr.write(line))
    return { write: (line) => void print(`${renderLine(line)}\n`) }
  }
  return write === undefined ? destination({ dest: 2, sync: true }) : { write: (line) => void write(line) }
}
