import { exampleOf } from './example-of.ts'

/** Makes a resource: the example of the contract, with the given fields. Its id is that of the example. */
export type ResourceFactory<Resource> = (overrides?: Partial<Resource>) => Resource

/** @param example the name of a body whose `data` is the resource, or a list of them */
export function resourceFactory<Resource>(example: string): ResourceFactory<Resource> {
  return (overrides) => {
    const { data } = exampleOf<{ data: Resource | Resource[] }>(example)
    return { ...(Array.isArray(data) ? data[0]! : data), ...overrides }
  }
}
