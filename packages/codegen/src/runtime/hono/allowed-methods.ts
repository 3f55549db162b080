/** The part of a route that the route table needs. */
export interface Routable {
  /** In lower case, as in `createRoute`. */
  readonly method: string
  /** A template such as `/v1/labels/{id}`. */
  readonly path: string
}

const isWhole = (segment: string) => /^\{[^{}]*\}$/.test(segment)
const hasParameter = (segment: string) => segment.includes('{')

/** Sorts literal segments before parameters, by the first segment where two templates differ. */
export function literalsFirst(a: Routable, b: Routable): number {
  const [left, right] = [shapeOf(a.path), shapeOf(b.path)]
  return left < right ? -1 : left > right ? 1 : 0
}

/** One character per segment, so that templates of different lengths can be compared. */
function shapeOf(path: string): string {
  return path
    .split('/')
    .map((segment) => (isWhole(segment) ? '2' : hasParameter(segment) ? '1' : '0'))
    .join('')
}

/** Matches a segment with parameters, `{name}.{format}`. Earlier parameters match greedily. */
export function segmentPattern(segment: string): RegExp {
  return new RegExp(`^${sourceOf(segment, '(.+)')}$`)
}

function sourceOf(segment: string, parameter: string): string {
  const literals = segment.split(/\{[^{}]*\}/)
  return literals.map((literal) => literal.replaceAll(/[.*+?^$|()[\]\\]/g, String.raw`\$&`)).join(parameter)
}

/** The template for `createRoute`. Segments that Hono cannot match become patterns: `/:s1{[^/]+\.json}`. */
export function routingPath(template: string): string {
  const isPlain = (segment: string) => isWhole(segment) || !/[{*]|^:/.test(segment)
  const segments = template.split('/')
  if (segments.every(isPlain)) return template
  return segments
    .map((segment, index) => (isPlain(segment) ? segment : `:s${index}{${sourceOf(segment, '[^/]+')}}`))
    .join('/')
}

/**
 * Creates a function that returns the methods of all templates that match a path: in upper case, sorted, as in `Allow`.
 * Returns an empty list if none matches. GET implies HEAD.
 */
export function allowedMethods(routes: readonly Routable[]): (path: string) => string[] {
  const templates = routes.map(({ method, path }) => ({
    method: method.toUpperCase(),
    segments: path.split('/').map(matcherOf),
  }))
  return (path) => {
    const sent = path.split('/')
    const matching = templates.filter(
      ({ segments }) => segments.length === sent.length && segments.every((matches, index) => matches(sent[index]!)),
    )
    const methods = new Set(matching.map(({ method }) => method))
    if (methods.has('GET')) methods.add('HEAD')
    return [...methods].sort()
  }
}

function matcherOf(segment: string): (sent: string) => boolean {
  if (isWhole(segment)) return (sent) => sent !== ''
  if (!hasParameter(segment)) return (sent) => sent === segment
  const pattern = segmentPattern(segment)
  return (sent) => pattern.test(sent)
}
