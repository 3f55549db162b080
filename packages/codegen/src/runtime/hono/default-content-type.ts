import { defaultMediaType } from './find-media-type.ts'
import { mediaOf, type Route, responseOf } from './route.ts'
import type { HandlerResult } from './write-result.ts'

/**
 * Creates a function that adds the default media type of its response to a result without one.
 *
 * @returns undefined if it is `application/json` in all responses of the route
 */
export function contentTypeAdder({ responses }: Route): ((result: HandlerResult) => HandlerResult) | undefined {
  const defaults = new Map(
    Object.values(responses).flatMap((response) => {
      const type = defaultMediaType(Object.keys(mediaOf(response)))
      return type === undefined || type === 'application/json' ? [] : [[response, type] as const]
    }),
  )
  if (defaults.size === 0) return undefined
  return (result) => {
    if (result.contentType !== undefined || result.body === undefined) return result
    const contentType = defaults.get(responseOf(responses, result.status)!)
    return contentType === undefined ? result : { ...result, contentType }
  }
}
