import type { Rule } from '../context.ts'
import { list, mapping } from '../nodes.ts'

/** `x-exactly-one-of` names two or more different properties of its own object, none of which is required. */
export const exactlyOneOf: Rule = () => ({
  Schema(schema, { report, location }) {
    if (!('x-exactly-one-of' in schema)) return
    const names = list(schema['x-exactly-one-of']).map(String)
    const at = location.child(['x-exactly-one-of'])
    if (new Set(names).size < 2 || new Set(names).size < names.length) {
      report({ message: 'x-exactly-one-of: list two or more different properties.', location: at })
    }
    for (const name of names.filter((each) => !(each in mapping(schema.properties)))) {
      report({ message: `x-exactly-one-of: ${name} is not a property of this schema.`, location: at })
    }
    for (const name of names.filter((each) => list(schema.required).includes(each))) {
      report({
        message: `x-exactly-one-of: remove ${name} from \`required\`: it is optional if another one is sent.`,
        location: at,
      })
    }
  },
})
