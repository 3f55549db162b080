import { checkFields } from '../read/check-fields.ts'
import { follow } from '../read/follow.ts'
import type { JsonObject } from '../read/json.ts'
import { at } from '../read/pointer.ts'
import type { Problems } from '../read/problems.ts'
import { componentsOf } from '../read/schema-graph.ts'
import type { SecurityScheme } from './api.ts'

/** Checks the security schemes of a document. */
export function analyzeSecuritySchemes(document: JsonObject, problems: Problems): SecurityScheme[] {
  const schemes = componentsOf(document, 'securitySchemes')
  return Object.entries(schemes).flatMap(([name, scheme]) => {
    const found = follow(scheme, at('/components/securitySchemes', name), document, problems)
    if (found === undefined) return []
    const { object, pointer } = found
    checkFields(object, 'securityScheme', pointer, problems)
    const missing = whatIsMissing(object)
    if (missing !== undefined) problems.report('security-scheme', pointer, { reason: missing })
    return { name, scheme: object }
  })
}

function whatIsMissing({ type, scheme, in: where, name }: JsonObject): string | undefined {
  switch (type) {
    case 'http':
      return typeof scheme === 'string' ? undefined : "the type http needs a 'scheme'"
    case 'apiKey':
      return typeof where === 'string' && typeof name === 'string' ? undefined : "an apiKey needs 'name' and 'in'"
    case 'oauth2':
    case 'openIdConnect':
    case 'mutualTLS':
      return undefined
    default:
      return `there is no type ${JSON.stringify(type ?? '')}`
  }
}
