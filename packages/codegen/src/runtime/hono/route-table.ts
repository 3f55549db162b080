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
  const [left, right] = [shapeOf(a.path), shapeOf(b.path)]
  return left < right ? -1 : left > right ? 1 : 0
}

/** One character per segment. Comparing these texts is an order also of templates of different lengths. */
function shapeOf(path: string): string {
  return path
    .split('/')
    .map((segment) => (isParameter(segment) ? '1' : '0'))
    .join('')
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
