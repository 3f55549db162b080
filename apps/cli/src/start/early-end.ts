import { type LogLine, parseLine } from '@channel/logger'
import { Failure } from '../output/failure.ts'

/** A service ended before it was ready. */
export class EarlyEnd extends Failure {
  /**
   * Whether the service itself reported the reason in one line, such as an invalid setting. Another start would
   * fail too.
   */
  readonly isExplained: boolean

  constructor(message: string, options: { isExplained: boolean; cause?: string }) {
    super(message, { cause: options.cause })
    this.isExplained = options.isExplained
  }
}

/**
 * A service that knows the problem logs it as fatal without an error, or prints one line. Any other output is of a
 * crash, of which one line is shown.
 */
export function earlyEnd(how: string, lines: readonly string[], wasKilled: boolean): EarlyEnd {
  const logged = lines.map(parseLine)
  const fatal = logged.find((line) => line?.level === 'fatal')
  const onlyText = lines.length === 1 && logged[0] === undefined ? lines[0] : undefined
  const reason = fatal?.err === undefined ? (fatal?.msg ?? onlyText) : undefined
  if (reason !== undefined && !wasKilled) return new EarlyEnd(reason, { isExplained: true })
  const best =
    (fatal && describe(fatal)) ?? lines.find((line) => /^(\w*Error|Uncaught)\b/.test(line.trim())) ?? lines[0]
  const message = `${how} before it was ready${best ? `: ${textOf(best)}` : '.'}`
  return new EarlyEnd(message, { isExplained: false, cause: lines.join('\n') })
}

function describe({ msg, err }: LogLine): string {
  return err === undefined ? msg : `${err.type}: ${err.message}`
}

function textOf(line: string): string {
  const logged = parseLine(line)
  return logged === undefined ? line : describe(logged)
}
