import { checkFields } from '../read/fields.ts'
import { isObject, type JsonObject } from '../read/json.ts'
import { at } from '../read/pointer.ts'
import type { Problems } from '../read/problems.ts'
import type { SecurityScheme } from './api.ts'
import { camelCase, quote } from './names.ts'

/** The security schemes of a document and what each finds in a request. */
export function analyseSecuritySchemes(components: JsonObject, problems: Problems): SecurityScheme[] {
  const schemes = isObject(components.securitySchemes) ? components.securitySchemes : {}
  return Object.entries(schemes).map(([name, scheme]) => {
    const pointer = at('/components/securitySchemes', name)
    if (isObject(scheme)) checkFields(scheme, 'securityScheme', pointer, problems)
    const credential = isObject(scheme) ? credentialOf(scheme) : undefined
    if (credential === undefined) problems.add(pointer, 'This kind of security scheme is not supported.')
    return { name: camelCase(name), credential: credential ?? 'never' }
  })
}

function credentialOf(scheme: JsonObject): string | undefined {
  switch (scheme.type) {
    case 'http':
      if (typeof scheme.scheme !== 'string') return undefined
      return scheme.scheme.toLowerCase() === 'basic' ? '{ username: string; password: string }' : '{ token: string }'
    case 'apiKey':
      if (typeof scheme.in !== 'string' || typeof scheme.name !== 'string') return undefined
      return `{ in: ${quote(scheme.in)}; name: ${quote(scheme.name)}; value: string }`
    case 'oauth2':
    case 'openIdConnect':
      return '{ token: string; scopes: readonly string[] }'
    default:
      return undefined
  }
}
