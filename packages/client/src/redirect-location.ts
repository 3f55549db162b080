import { unwrap } from './unwrap.ts'

/** Where a redirect leads. @throws what {@link unwrap} throws if the response is no redirect */
export function locationOf(result: { response: Response }): string {
  return result.response.headers.get('location') ?? unwrap<string>(result)
}
