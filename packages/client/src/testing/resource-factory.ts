import { factoryOf } from '@channel/codegen/client/testing'
import { exampleBodies } from '../generated/testing-examples.ts'

/** Makes a resource: the example of the contract, with the given fields. Its id is that of the example. */
export type ResourceFactory<Resource> = (overrides?: Partial<Resource>) => Resource

/** @param example the name of an example of the resource */
export function resourceFactory<Resource>(example: string): ResourceFactory<Resource> {
  return factoryOf<Resource>({ exampleBodies }, example) as ResourceFactory<Resource>
}
