import { checkFields, follow } from '../read/fields.ts'
import type { JsonObject } from '../read/json.ts'
import { at } from '../read/pointer.ts'
import type { Problems } from '../read/problems.ts'
import { componentsOf } from '../read/schema-graph.ts'
import type { SecurityScheme } from './api.ts'
import { camelCase, quote, uniqueNames } from './names.ts'

/** Analyzes the security schemes of a document and the type of their credentials. */
export function analyzeSecuritySchemes(document: JsonObject, problems: Problems): SecurityScheme[] {
  const schemes = componentsOf(document, 'securitySchemes')
  const names = uniqueNames(Object.keys(schemes), { propose: camelCase })
  return Object.entries(schemes).flatMap(([name, scheme]) => {
    const found = follow(scheme, at('/components/securitySchemes', name), document, problems)
    if (found === undefined) return []
    const { object, pointer } = found
    checkFields(object, 'securityScheme', pointer, problems)
    const credential = credentialOf(object)
    if ('missing' in credential) problems.report('security-scheme', pointer, { reason: credential.missing })
    return { name: names.get(name)!, credential: 'type' in credential ? credential.type : 'never' }
  })
}

function credentialOf({ type, scheme, in: where, name }: JsonObject): { type: string } | { missing: string } {
  switch (type) {
    case 'http':
      if (typeof scheme !== 'string') return { missing: "the type http needs a 'scheme'" }
      return { type: scheme.toLowerCase() === 'basic' ? '{ username: string; password: string }' : '{ token: string }' }
    case 'apiKey':
      if (typeof where !== 'string' || typeof name !== 'string') return { missing: "an apiKey needs 'name' and 'in'" }
      return { type: `{ in: ${quote(where)}; name: ${quote(name)}; value: string }` }
    case 'oauth2':
    case 'openIdConnect':
      return { type: '{ token: string; scopes: readonly string[] }' }
    case 'mutualTLS':
      return { type: '{ certificate: unknown }' }
    default:
      return { missing: `there is no type ${JSON.stringify(type ?? '')}` }
  }
}
