import { unwrap } from './unwrap.ts'

/** The target of a redirect. @throws the errors of {@link unwrap} if the response is not a redirect */
export function locationOf(result: { response: Response }): string {
  return result.response.headers.get('location') ?? unwrap<string>(result)
}
