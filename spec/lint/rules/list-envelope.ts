import type { Rule } from '../context.ts'
import { list, mapping, refName, resolved } from '../nodes.ts'

const fields = ['data', 'has_more', 'next_cursor', 'request_id']

/** What is called list… pages: it takes limit and cursor and answers the list envelope. Nothing else does. */
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
    // A schema that cannot be found is reported as such.
    if (isList && missing.length > 0 && Object.keys(schema).length > 0) {
      report({
        message: `${id}: its answer is no list envelope; require ${missing.join(', ')}.`,
        location: location.child(['responses', '200']),
      })
    }
  },
})
