import { type Failure, failure } from './failure.ts'

/** OpenAPI's `style` and `explode`. The style `header` ignores white space around commas. */
export interface Wire {
  readonly style: string
  readonly explode: boolean
}

/** How a style serializes a value as a single text. */
interface Writing {
  /** Precedes the value. */
  readonly prefix: string
  /** Separates the items of an array or the properties of an object. */
  readonly separator: string | RegExp
  /** Precedes each item of an array. */
  readonly itemPrefix: string
}

/** Matches a run of white space only from its beginning. Otherwise a long run would take quadratic time. */
const commaInSpace = /(?:(?<![\t ])[\t ]+)?,[\t ]*/

/** What separates the parts of a value in the styles that have no prefix. */
const separators: Readonly<Record<string, Writing['separator']>> = {
  header: commaInSpace,
  simple: ',',
  spaceDelimited: /%20|\+/,
  pipeDelimited: /%7C|\|/i,
}

/** The format of a value in a single text. Returns undefined if the value has several texts, as exploded values do. */
export function writingOf({ style, explode }: Wire, name: string, isObject: boolean): Writing | undefined {
  if (style === 'label') return { prefix: '.', separator: explode ? '.' : ',', itemPrefix: '' }
  if (style === 'matrix') {
    if (!explode) return { prefix: `;${name}=`, separator: ',', itemPrefix: '' }
    return { prefix: ';', separator: ';', itemPrefix: isObject ? '' : `${name}=` }
  }
  if (explode && style !== 'header' && style !== 'simple') return undefined
  return { prefix: '', separator: separators[style] ?? ',', itemPrefix: '' }
}

/** Removes `prefix` from `text`. An empty matrix parameter has no `=`. */
export function withoutPrefix(text: string, prefix: string): string | Failure {
  if (prefix === '') return text
  if (text.startsWith(prefix)) return text.slice(prefix.length)
  if (prefix.endsWith('=') && text === prefix.slice(0, -1)) return ''
  return failure('style', `must begin with ${prefix}`)
}

/** The names and values of an object in a single text. */
export function pairsOf(text: string, separator: Writing['separator'], explode: boolean): [string, string][] | Failure {
  const parts = text.split(separator)
  if (!explode) {
    if (parts.length % 2 > 0) return failure('style', 'must have a value for each name')
    return Array.from({ length: parts.length / 2 }, (_, index) => [parts[2 * index]!, parts[2 * index + 1]!])
  }
  const unequal = parts.find((part) => !part.includes('='))
  if (unequal !== undefined) return failure('style', 'must have a name, = and a value for each property')
  return parts.map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)])
}
