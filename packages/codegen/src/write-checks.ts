import type { Api } from './api.ts'
import type { Defaults } from './defaults.ts'
import { describeSchema } from './describe-schema.ts'
import { literal } from './literal.ts'
import { propertyName } from './names.ts'

/** `checks.js`: the component schemas as the runtime compiles them. */
export function printChecks(api: Api, defaults: Defaults): string {
  const rows = [...api.schemas].map(
    ([name, schema]) => `  ${propertyName(name)}: ${literal(describeSchema(schema, defaults))},\n`,
  )
  return `import { createCompiler } from './runtime.js'

export const compiler = createCompiler({
${rows.join('')}})
`
}

/** `checks.d.ts` */
export function printChecksTypes(): string {
  return `import type { Compiler } from './runtime.js'

export declare const compiler: Compiler
`
}
