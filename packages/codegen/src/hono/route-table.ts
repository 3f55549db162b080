/** What the route table needs to know of a route. */
export interface Routable {
  /** In lower case, as `createRoute` takes it. */
  readonly method: string
  /** A template such as `/v1/labels/{id}`. */
  readonly path: string
}

const isParameter = (segment: string) => segment.startsWith('{')

/** Literal segments before parameters at the first segment where two templates differ; a stable sort otherwise. */
export function literalsFirst(a: Routable, b: Routable): number {
  const left = a.path.split('/')
  const right = b.path.split('/')
  for (let index = 0; index < Math.min(left.length, right.length); index++) {
    const difference = Number(isParameter(left[index] ?? '')) - Number(isParameter(right[index] ?? ''))
    if (difference !== 0) return difference
  }
  return 0
}

/**
 * Makes a function from a path to the methods of every template that it matches, in upper case, in the order of the
 * `Allow` header; empty when it matches none. HEAD stands beside each GET.
 */
export function allowedMethods(routes: readonly Routable[]): (path: string) => string[] {
  const templates = routes.map(({ method, path }) => ({ method: method.toUpperCase(), segments: path.split('/') }))
  return (path) => {
    const segments = path.split('/')
    const methods = new Set(templates.filter((template) => matches(template.segments, segments)).map((t) => t.method))
    if (methods.has('GET')) methods.add('HEAD')
    return [...methods].sort()
  }
}

function matches(template: readonly string[], path: readonly string[]): boolean {
  if (template.length !== path.length) return false
  return template.every((segment, index) => (isParameter(segment) ? path[index] !== '' : segment === path[index]))
}
