import { OpenAPIHono } from '@hono/zod-openapi'
import type { Env, Context as HonoContext, Schema } from 'hono'
import type { DocumentTypes, HandlersOf, OnlyDeclaredHeaders, Principals, Secured, Typed } from '../zod/index.ts'
import { type MountOptions, mountRoutes, type RouteHandler, type Stages } from './mount-routes.ts'
import { respondWithProblem } from './respond-with-problem.ts'
import type { Route } from './route.ts'
import { type SecurityHandlers, securityOf } from './security.ts'

/** Limits bodies to 1 MiB and 64 levels, allows any text, and validates responses except in production. */
const defaults: MountOptions = {
  body: { maxBytes: 1024 * 1024, maxDepth: 64 },
  refuseUnknownQuery: true,
  refuseBadText: false,
  validateResponses: !isProduction(),
}

declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** Bundlers replace `process.env.NODE_ENV`. Not every runtime has it, and Deno asks for a permission. */
function isProduction(): boolean {
  try {
    return process.env.NODE_ENV === 'production'
  } catch {
    return false
  }
}

/**
 * The context of the handlers of an app, for those in other files: `Handlers<'books', AppContext<typeof security>>`.
 *
 * @param Security the type of the app's security handlers; `{}` if it has none
 */
export type AppContext<Security, E extends Env = Env> = Secured<HonoContext<E>, Principals<Security>>

/** The handlers of an app, and overrides of the defaults: body limits, and stages around each request. */
export interface AppOptions<Types extends DocumentTypes, E extends Env, Security, Given>
  extends Partial<MountOptions & Stages<E, HonoContext<E>>> {
  /** By operationId. */
  readonly handlers: Given & OnlyDeclaredHeaders<NoInfer<Given>, Types['headers'], HandlersFor<Types, E, Security>>
  /** The app that serves the routes; a new one by default. */
  readonly app?: OpenAPIHono<E>
}

/** Required if an operation of the document requires a scheme. */
type SecurityOption<Types extends DocumentTypes, Security> = { readonly security?: Security } & ([
  keyof Types['security'],
] extends [never]
  ? object
  : { readonly security: unknown })

type SchemaOf<Types extends DocumentTypes> = DocumentTypes extends Types ? Schema : Checked<Types['schema']>

/** Checked path by path, so that TypeScript looks at the responses of a document only if `hc` asks for them. */
type Checked<Paths> = { [Path in keyof Paths]: Paths[Path] extends Schema[string] ? Paths[Path] : Schema[string] }

/** The handlers of routes that carry no types, because they are written by hand, take anything. */
type HandlersFor<Types extends DocumentTypes, E extends Env, Security> = DocumentTypes extends Types
  ? Readonly<Record<string, RouteHandler<HonoContext<E>>>>
  : HandlersOf<Types, AppContext<Security, E>>

/**
 * Creates an app that serves the generated routes. Handlers are looked up by operationId and called with the input of the
 * request and Hono's context. The response to an invalid request is problem details (RFC 9457), unless `app.onError`
 * is replaced.
 *
 * `security` has a handler for each security scheme that an operation requires. Handlers find what it returns, such as a user,
 * in `context.var.security`. Without valid credentials the response is 401 or 403.
 *
 * For a custom context or a custom order of stages, use `mountRoutes`.
 *
 * @throws Error if a handler is missing
 */
export function createApp<
  Routes extends object,
  Types extends DocumentTypes,
  Security extends Types['security'],
  Given extends HandlersFor<Types, E, Security>,
  E extends Env = Env,
>(
  routes: Routes & Typed<Types>,
  options: AppOptions<Types, E, Security, Given> & SecurityOption<Types, Security>,
): OpenAPIHono<E, SchemaOf<Types>> {
  const {
    app = new OpenAPIHono<E>(),
    handlers,
    authenticate = unchanged,
    beforeBody,
    ...others
  } = options as AppOptions<Types, E, Security, Given>
  const all = routes as Readonly<Record<string, Route>>
  const { check, queryCredentialsOf } = securityOf(all, options.security as SecurityHandlers | undefined)
  const stages: Stages<E, HonoContext<E>> = {
    ...others,
    authenticate,
    async beforeBody(authenticated, route, context) {
      await check(route, context)
      return (await beforeBody?.(authenticated, route, context)) ?? authenticated
    },
  }
  app.onError(respondWithProblem)
  const byId = handlers as unknown as Readonly<Record<string, RouteHandler<HonoContext<E>>>>
  mountRoutes(app, Object.values(all), byId, stages, { ...defaults, ...others, queryCredentialsOf })
  return app as unknown as OpenAPIHono<E, SchemaOf<Types>>
}

const unchanged = <Value>(value: Value): Value => value
