import { exampleBodies } from '../generated/testing-examples.ts'

/** A copy of an example of the contract, which its caller may change. */
export function exampleOf<Body>(name: string): Body {
  return structuredClone(exampleBodies[name]) as Body
}
