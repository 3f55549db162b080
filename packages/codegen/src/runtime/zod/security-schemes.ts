// The symbol is the same in every copy of this module, because bundles may have several.
const key = Symbol.for('openapi-hono.securitySchemes')

/** A security scheme, as the document has it. */
export interface SecurityScheme {
  readonly type: string
  /** Of an `apiKey`. */
  readonly in?: string
  readonly name?: string
  /** Of `http`. */
  readonly scheme?: string
}

/** Adds the security schemes that routes name to their record, as a symbol that its values and entries do not have. */
export function withSecuritySchemes<Routes extends object>(
  schemes: Readonly<Record<string, SecurityScheme>>,
  routes: Routes,
): Routes {
  return Object.assign(routes, { [key]: schemes })
}

/** Undefined for routes that are not generated. */
export function securitySchemesOf(routes: object): Readonly<Record<string, SecurityScheme>> | undefined {
  return (routes as { [key]?: Readonly<Record<string, SecurityScheme>> })[key]
}
