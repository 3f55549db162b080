import { parseOrExplain } from './parse-or-explain.ts'

/** The help text. */
export const usage = `openapi-diff OLD NEW [options]

Compares two OpenAPI documents, and says what the change means for clients that were written for the old one. A document is a JSON
or YAML file of version 3.0, 3.1 or 3.2; files that it refers to are read too.

  --format FORMAT    text (default), json, markdown, or github: annotations of a workflow
  --fail-on IMPACT   the lowest impact that exits with 1: major (default), minor, patch or none
  --help             this text

Each change has an impact, the part of the version that it increments by semver: major breaks clients, minor adds something, patch
changes documentation. Positions are in NEW, as file:line:column. For something that was removed it is the closest remaining part.

Exit codes: 0 no such change, 1 changes of that impact, 2 wrong arguments or a document that cannot be read.`

const formats = ['text', 'json', 'markdown', 'github'] as const
const failures = ['major', 'minor', 'patch', 'none'] as const

/** The parsed arguments of the command. */
export interface DiffArguments {
  readonly base: string
  readonly revision: string
  readonly format: (typeof formats)[number]
  readonly failOn: (typeof failures)[number]
}

/** Parses the arguments of the command. Undefined is a request for help. @throws Error with one sentence */
export function parseDiffArguments(args: readonly string[]): DiffArguments | undefined {
  const { values, positionals } = parseOrExplain(args, {
    format: { type: 'string', default: 'text' },
    'fail-on': { type: 'string', default: 'major' },
    help: { type: 'boolean', short: 'h', default: false },
  })
  if (values.help) return undefined
  const [base, revision, ...more] = positionals
  if (base === undefined || revision === undefined || more.length > 0)
    throw new Error('Give two documents: the old one and the new one.')
  return {
    base,
    revision,
    format: oneOf(formats, values.format, '--format'),
    failOn: oneOf(failures, values['fail-on'], '--fail-on'),
  }
}

function oneOf<Value extends string>(values: readonly Value[], value: string, option: string): Value {
  const found = values.find((each) => each === value)
  if (found === undefined) throw new Error(`${option} is ${values.slice(0, -1).join(', ')} or ${values.at(-1)}.`)
  return found
}
