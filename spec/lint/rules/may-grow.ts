import type { Rule } from '../context.ts'

/**
 * A set that may grow without a break says so in its description, for readers, and for programs: values are
 * `x-known-values` of a plain string, because generated clients reject an unknown value of an `enum`. A union has
 * `x-may-grow: true`.
 */
export const mayGrow: Rule = () => ({
  Schema(schema, { report, location }) {
    const isDescribed = String(schema.description ?? '').includes('The set may grow')
    const isMarked = schema['x-may-grow'] === true || 'x-known-values' in schema
    if ('enum' in schema && (isDescribed || isMarked))
      report({ message: 'A set that may grow is no `enum`: list the values in `x-known-values`.', location })
    else if ('oneOf' in schema && isDescribed && !isMarked)
      report({ message: 'The description says that the set may grow: add `x-may-grow: true`.', location })
    if (isMarked && !isDescribed)
      report({
        message: `${'x-known-values' in schema ? 'x-known-values' : 'x-may-grow'}: add "The set may grow." to the description.`,
        location,
      })
  },
})
