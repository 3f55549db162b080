import type { Rule } from '../context.ts'

/**
 * A set of values or options that may grow without a break is marked twice: in its description, for readers, and with
 * `x-may-grow: true`, for `npm run -s diff`.
 */
export const mayGrow: Rule = () => ({
  Schema(schema, { report, location }) {
    if (!('enum' in schema || 'oneOf' in schema || 'x-may-grow' in schema)) return
    const isDescribed = String(schema.description ?? '').includes('The set may grow')
    const isMarked = schema['x-may-grow'] === true
    if (isDescribed && !isMarked)
      report({ message: 'The description says that the set may grow: add `x-may-grow: true`.', location })
    if (isMarked && !isDescribed)
      report({ message: 'x-may-grow: add "The set may grow." to the description.', location })
  },
})
