import { exampleOf } from './example-of.ts'

/** Makes a resource: the example of the contract, with the given fields. Its id is that of the example. */
export type ResourceFactory<Resource> = (overrides?: Partial<Resource>) => Resource

/** @param example the name of an example of the resource */
export function resourceFactory<Resource>(example: string): ResourceFactory<Resource> {
  return (overrides) => ({ ...exampleOf<Resource>(example), ...overrides })
}
