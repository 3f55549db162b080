import type { Rule } from '../context.ts'
import { list, mapping, refName, resolved } from '../nodes.ts'

const fields = ['data', 'has_more', 'next_cursor', 'request_id']

/** Operations called list… take limit and cursor and return the list envelope; other operations do not. */
export const listEnvelope: Rule = () => ({
  Operation(operation, context) {
    const { report, location } = context
    const id = String(operation.operationId)
    const isList = id.startsWith('list')
    const parameters = list(operation.parameters).map(refName)
    for (const name of ['Limit', 'Cursor']) {
      if (parameters.includes(name) === isList) continue
      const what = isList ? 'add the parameter' : 'only list… operations take the parameter'
      report({ message: `${id}: ${what} { $ref: ../../shared/parameters/${name}.yaml }.`, location })
    }
    const content = mapping(mapping(mapping(operation.responses)['200']).content)
    const schema = resolved(mapping(content['application/json']).schema, context)
    const missing = fields.filter((field) => !list(schema.required).includes(field))
    // Redocly itself reports an unresolved reference.
    if (isList && missing.length > 0 && Object.keys(schema).length > 0) {
      report({
        message: `${id}: the response is not a list envelope: add ${missing.join(', ')} to required.`,
        location: location.child(['responses', '200']),
      })
    }
  },
})
