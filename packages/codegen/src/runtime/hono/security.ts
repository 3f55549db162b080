import type { Context } from 'hono'
import { type SecurityHandler, type SecurityScheme, securitySchemesOf } from '../zod/index.ts'
import { credentialsReader, type ReadCredentials } from './credentials.ts'
import { ForbiddenError, UnauthorizedError } from './request-errors.ts'
import type { Route } from './route.ts'

/** By the name of their scheme. */
export type SecurityHandlers = Readonly<Record<string, SecurityHandler<never>>>

/** A scheme that an operation requires. */
interface Step {
  readonly name: string
  readonly scopes: readonly string[]
  readonly scheme: SecurityScheme
  readonly read: ReadCredentials
  readonly handle: SecurityHandler<never>
}

/** Of a scheme that the document does not declare: no credentials can be read by it. */
const neverSatisfied = { scheme: { type: 'undeclared' }, read: () => undefined, handle: () => undefined }

/** The result of one step. */
type Verdict = { readonly principal: unknown } | { readonly wasGiven: boolean; readonly forbidden?: ForbiddenError }

/** Checks the security of all routes. */
export interface Security {
  /**
   * Finds the principals of a request, and sets them as `context.var.security`.
   *
   * @throws UnauthorizedError if credentials are missing or not valid
   * @throws ForbiddenError if a handler throws it
   */
  readonly check: (route: Route, context: Context) => Promise<void> | undefined
  /** The query parameters of a route that hold API keys. */
  readonly queryCredentialsOf: (route: Route) => readonly string[]
}

/**
 * Prepares the security of routes.
 *
 * @throws Error if a required scheme has no handler
 */
export function securityOf(routes: Readonly<Record<string, Route>>, handlers: SecurityHandlers = {}): Security {
  const schemes = securitySchemesOf(routes)
  const alternatives = new Map<string, readonly (readonly Step[])[]>()
  const lacking = new Map<string, string>()
  for (const { operationId, security = [] } of Object.values(routes)) {
    const steps = security.map((requirement) =>
      Object.entries(requirement).flatMap(([name, scopes]): Step[] => {
        if (schemes !== undefined && schemes[name] === undefined) return [{ ...neverSatisfied, name, scopes }]
        const [scheme, handle] = [schemes?.[name], handlers[name]]
        if (scheme !== undefined && handle !== undefined) {
          return [{ name, scopes, scheme, read: credentialsReader(scheme), handle: handle.bind(handlers) }]
        }
        if (!lacking.has(name)) lacking.set(name, operationId)
        return []
      }),
    )
    // Who gives credentials is known, even where that is optional.
    if (steps.length > 0)
      alternatives.set(
        operationId,
        steps.toSorted((a, b) => Number(b.length > 0) - Number(a.length > 0)),
      )
  }
  if (lacking.size > 0) throw new Error(`These security schemes have no handler in 'security': ${listOf(lacking)}.`)
  return {
    check({ operationId }, context) {
      const required = alternatives.get(operationId)
      return required && checkAll(required, operationId, context)
    },
    queryCredentialsOf: ({ operationId }) =>
      (alternatives.get(operationId) ?? []).flatMap((steps) =>
        steps.flatMap(({ scheme }) => (scheme.in === 'query' && scheme.name ? [scheme.name] : [])),
      ),
  }
}

function listOf(lacking: ReadonlyMap<string, string>): string {
  return [...lacking].map(([name, operationId]) => `${name} (of ${operationId})`).join(', ')
}

async function checkAll(
  alternatives: readonly (readonly Step[])[],
  operationId: string,
  context: Context,
): Promise<void> {
  const known = new Map<string, Promise<Verdict>>()
  const verdictOn = (step: Step) => {
    const key = JSON.stringify([step.name, step.scopes])
    const verdict = known.get(key) ?? judge(step, operationId, context)
    known.set(key, verdict)
    return verdict
  }
  const invalid = new Set<Step>()
  let forbidden: ForbiddenError | undefined
  for (const steps of alternatives) {
    // Credentials that are not valid are an error, even where none are required.
    if (steps.length === 0 && (invalid.size > 0 || forbidden !== undefined)) continue
    const principals: Record<string, unknown> = {}
    let isComplete = true
    for (const step of steps) {
      const verdict = await verdictOn(step)
      if ('principal' in verdict) principals[step.name] = verdict.principal
      else {
        forbidden ??= verdict.forbidden
        if (verdict.wasGiven) invalid.add(step)
        isComplete = false
        break
      }
    }
    if (!isComplete) continue
    context.set('security', principals)
    return
  }
  if (forbidden !== undefined) throw forbidden
  const challenges = alternatives
    .flat()
    .filter(({ scheme }) => scheme !== neverSatisfied.scheme)
    .map((step) => challengeOf(step, invalid.has(step) ? 'invalid_token' : undefined))
  const message = invalid.size > 0 ? 'The credentials are not valid.' : 'Credentials are required.'
  throw new UnauthorizedError(message, [...new Set(challenges)])
}

async function judge(step: Step, operationId: string, context: Context): Promise<Verdict> {
  const { read, handle, scopes, scheme } = step
  const credentials = read(context)
  if (credentials === undefined) return { wasGiven: false }
  if (credentials === null) return { wasGiven: true }
  try {
    const principal = await handle(credentials as never, { scopes, operationId, context })
    return principal === undefined || principal === null ? { wasGiven: true } : { principal }
  } catch (error) {
    if (!(error instanceof ForbiddenError)) throw error
    if (isToken(scheme)) error.challenges = [challengeOf(step, 'insufficient_scope')]
    return { wasGiven: true, forbidden: error }
  }
}

/** Whether the credentials of a scheme are a token of RFC 6750. */
function isToken({ type, scheme }: SecurityScheme): boolean {
  return type === 'oauth2' || type === 'openIdConnect' || (type === 'http' && scheme?.toLowerCase() === 'bearer')
}

/**
 * A value of `WWW-Authenticate`: RFC 9110, of tokens RFC 6750. API keys and certificates have no standard challenge.
 *
 * @param error of a token
 */
function challengeOf({ name, scheme, scopes }: Step, error?: string): string {
  const realm = { realm: name }
  if (isToken(scheme)) {
    const scope = scopes.length > 0 && { scope: scopes.join(' ') }
    return `Bearer ${printed({ ...realm, ...scope, ...(error !== undefined && { error }) })}`
  }
  if (scheme.type === 'apiKey') return `ApiKey ${printed({ ...realm, in: scheme.in ?? '', name: scheme.name ?? '' })}`
  if (scheme.type === 'mutualTLS') return `MutualTLS ${printed(realm)}`
  const isBasic = scheme.scheme?.toLowerCase() === 'basic'
  return isBasic ? `Basic ${printed({ ...realm, charset: 'UTF-8' })}` : `${scheme.scheme} ${printed(realm)}`
}

function printed(parameters: Readonly<Record<string, string>>): string {
  return Object.entries(parameters)
    .map(([name, value]) => `${name}="${value.replaceAll(/[^\x20-\x7e]/g, '?').replaceAll(/["\\]/g, String.raw`\$&`)}"`)
    .join(', ')
}
