import type { Rule } from '../context.ts'

/**
 * A set of values or options that may grow without a break says so twice: in its description, for people, and by
 * `x-may-grow: true`, for `npm run -s diff`.
 */
export const mayGrow: Rule = () => ({
  Schema(schema, { report, location }) {
    if (!('enum' in schema || 'oneOf' in schema || 'x-may-grow' in schema)) return
    const isSaid = String(schema.description ?? '').includes('The set may grow')
    const isMarked = schema['x-may-grow'] === true
    if (isSaid && !isMarked)
      report({ message: 'Its description says that the set may grow: add `x-may-grow: true`.', location })
    if (isMarked && !isSaid) report({ message: 'x-may-grow: say in the description: The set may grow.', location })
  },
})
