import { type Failure, failure } from './failure.ts'

/** How OpenAPI writes a value: `style` and `explode`. In headers, white space around commas does not count: style `header`. */
export interface Wire {
  readonly style: string
  readonly explode: boolean
}

/** How a style writes a value in one text. */
interface Writing {
  /** Stands before the value. */
  readonly prefix: string
  /** Stands between the items of an array, or the properties of an object. */
  readonly separator: string | RegExp
  /** Stands before each item of an array. */
  readonly itemPrefix: string
}

/** It looks at a run of white space from its beginning only: from each place in it, a long run would take quadratic time. */
const commaInSpace = /(?:(?<![\t ])[\t ]+)?,[\t ]*/

/** The writing of a value in one text; undefined where a value takes several: its name repeated, or a name for each property. */
export function writingOf({ style, explode }: Wire, name: string, isObject: boolean): Writing | undefined {
  switch (style) {
    case 'header':
      return { prefix: '', separator: commaInSpace, itemPrefix: '' }
    case 'simple':
      return { prefix: '', separator: ',', itemPrefix: '' }
    case 'label':
      return { prefix: '.', separator: explode ? '.' : ',', itemPrefix: '' }
    case 'matrix':
      if (!explode) return { prefix: `;${name}=`, separator: ',', itemPrefix: '' }
      return { prefix: ';', separator: ';', itemPrefix: isObject ? '' : `${name}=` }
    case 'spaceDelimited':
      return explode ? undefined : { prefix: '', separator: /%20|\+/, itemPrefix: '' }
    case 'pipeDelimited':
      return explode ? undefined : { prefix: '', separator: /%7C|\|/i, itemPrefix: '' }
    default:
      return explode ? undefined : { prefix: '', separator: ',', itemPrefix: '' }
  }
}

/** Takes `prefix` away from `text`; a matrix parameter that is empty has no `=`. */
export function withoutPrefix(text: string, prefix: string): string | Failure {
  if (prefix === '') return text
  if (text.startsWith(prefix)) return text.slice(prefix.length)
  if (prefix.endsWith('=') && text === prefix.slice(0, -1)) return ''
  return failure('style', `must begin with ${prefix}`)
}

/** The names and values of an object that is written in one text. */
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
