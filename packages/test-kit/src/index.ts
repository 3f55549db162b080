export { type FakeClock, fakeClock } from './fake-clock.ts'
export { freePort } from './free-port.ts'
export { createTestDatabase, type OwnDatabase, sharedDatabase, type TestDatabase } from './test-databases.ts'
export { conformsToSpec, type OperationReference } from './conforms-to-spec.ts'
