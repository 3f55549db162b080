import { asArray, asObject, type Json, type JsonObject } from '../read/json.ts'
import { at } from '../read/pointer.ts'
import { componentsOf } from '../read/schema-graph.ts'
import type { Report, Sources } from './report.ts'
import type { Located, Source } from './source.ts'

/** The schemes that a request needs together, with their scopes. */
type Requirement = ReadonlyMap<string, { readonly name: string; readonly scopes: readonly string[] }>

/** Compares what a client needs to call an operation, by its own requirements or those of the document. */
export function compareSecurity(
  base: Located<JsonObject>,
  revision: Located<JsonObject>,
  sources: Sources,
  report: Report,
): void {
  const before = requirementsOf(base.value, sources.base, sources.revision)
  const after = requirementsOf(revision.value, sources.revision, sources.base)
  const pointers = { base: base.pointer, revision: at(revision.pointer, 'security') }
  for (const requirement of before) {
    if (after.some((other) => isEnough(requirement, other))) continue
    const text = `{place} no longer accepts ${shown(requirement)}: it needs ${after.map(shown).join(' or ')}`
    report.add({ effect: 'narrowed', direction: 'request', at: pointers, text })
  }
  for (const requirement of after) {
    if (before.some((other) => isEnough(requirement, other))) continue
    // It replaces what is no longer accepted.
    if (!before.every((other) => after.some((each) => isEnough(other, each)))) continue
    const text = `{place} accepts ${shown(requirement)} now`
    report.add({ effect: 'widened', direction: 'request', at: pointers, text })
  }
}

function requirementsOf(operation: JsonObject, source: Source, other: Source): Requirement[] {
  const security = asArray(operation.security ?? source.document.security)
  return (security.length === 0 ? [{}] : security).map((each) => {
    const schemes = Object.entries(asObject(each)).map(
      ([name, scopes]) => [keyOf(name, source, other), { name, scopes: asArray(scopes).map(String) }] as const,
    )
    return new Map(schemes)
  })
}

/** What a client has to send: the same for a scheme that was renamed. */
function keyOf(name: string, source: Source, other: Source): string {
  const [schemes, others] = [source, other].map(({ document }) => componentsOf(document, 'securitySchemes'))
  const pointer = at('/components/securitySchemes', name)
  const scheme = Object.hasOwn(schemes!, name) ? source.follow({ value: schemes![name], pointer }).value : {}
  if (scheme.type === 'apiKey')
    return JSON.stringify([scheme.in, scheme.in === 'header' ? lowerCase(scheme.name) : scheme.name])
  if (scheme.type === 'http') return JSON.stringify(['http', lowerCase(scheme.scheme)])
  // Its flows may be extended, so the name counts as long as both documents have it.
  return JSON.stringify([scheme.type ?? null, Object.hasOwn(others!, name) ? name : addressesOf(scheme)])
}

/** The addresses of an OAuth or OpenID Connect scheme. */
function addressesOf({ flows, openIdConnectUrl = null }: JsonObject): Json {
  const all = Object.entries(asObject(flows)).map(([flow, value]): Json => {
    const { authorizationUrl = null, tokenUrl = null } = asObject(value)
    return [flow, authorizationUrl, tokenUrl]
  })
  return [openIdConnectUrl, ...all.map((each) => JSON.stringify(each)).sort()]
}

function lowerCase(text: Json | undefined): string {
  return String(text).toLowerCase()
}

/** Whether a client that has what the first requirement says fulfills the second one. */
function isEnough(has: Requirement, needs: Requirement): boolean {
  return [...needs].every(([key, { scopes }]) => {
    const own = has.get(key)?.scopes
    return own !== undefined && scopes.every((scope) => own.includes(scope))
  })
}

function shown(requirement: Requirement): string {
  const schemes = [...requirement.values()].map(({ name, scopes }) =>
    scopes.length === 0 ? `\`${name}\`` : `\`${name}\` (${scopes.join(', ')})`,
  )
  return schemes.length === 0 ? 'requests without credentials' : schemes.join(' with ')
}
