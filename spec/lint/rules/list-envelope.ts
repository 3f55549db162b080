import { list, mapping, refName, resolved } from '../nodes.ts'
import { operationRule } from '../operation-rule.ts'

const fields = ['data', 'has_more', 'next_cursor', 'request_id']

/** Operations called list… or search… take limit and cursor and return the list envelope; other operations do not. */
export const listEnvelope = operationRule((operation, report, context) => {
  const isList = /^(?:list|search)[A-Z]/.test(String(operation.operationId))
  const parameters = list(operation.parameters).map(refName)
  for (const name of ['Limit', 'Cursor']) {
    if (parameters.includes(name) === isList) continue
    const what = isList ? 'add the parameter' : 'only list… and search… operations take the parameter'
    report(`${what} { $ref: ../../shared/parameters/${name}.yaml }`)
  }
  const content = mapping(mapping(mapping(operation.responses)['200']).content)
  const schema = resolved(mapping(content['application/json']).schema, context)
  const missing = fields.filter((field) => !list(schema.required).includes(field))
  // Redocly itself reports an unresolved reference.
  if (isList && missing.length > 0 && Object.keys(schema).length > 0) {
    report(`the response is not a list envelope: add ${missing.join(', ')} to required`, 'responses', '200')
  }
})
