import { type ParseArgsConfig, parseArgs } from 'node:util'

/** The options of a command by name. */
export type Descriptors = NonNullable<ParseArgsConfig['options']>

interface Config<Options extends Descriptors> {
  readonly args: string[]
  readonly allowPositionals: true
  readonly allowNegative: true
  readonly options: Options
}

/** Parses arguments, as `parseArgs` does. @throws Error with one sentence that names the option */
export function parseOrExplain<Options extends Descriptors>(
  args: readonly string[],
  options: Options,
): ReturnType<typeof parseArgs<Config<Options>>> {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, allowNegative: true, options })
  } catch (error) {
    throw new Error(explained(error as Error & { code?: string }, Object.keys(options)))
  }
}

function explained({ code, message }: Error & { code?: string }, names: readonly string[]): string {
  const [, option = ''] = /'(?:-\w, )?(--?[^\s'=]+)/.exec(message) ?? []
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const near = names.find((name) => isNear(`--${name}`, option))
    return `There is no option ${option}.${near === undefined ? '' : ` Did you mean --${near}?`}`
  }
  return /does not take an argument/.test(message) ? `${option} takes no value.` : `${option} needs a value.`
}

/** Whether a name becomes the other one by at most two added, removed or changed letters. */
function isNear(name: string, other: string): boolean {
  let row = Array.from({ length: other.length + 1 }, (_none, index) => index)
  for (const letter of name) {
    let [diagonal = 0, left = 0] = [row[0], row[0]! + 1]
    row = row.map((above, index) => {
      if (index === 0) return left
      left = Math.min(above + 1, left + 1, diagonal + (letter === other[index - 1] ? 0 : 1))
      diagonal = above
      return left
    })
  }
  return row.at(-1)! <= 2
}
