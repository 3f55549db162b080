export { conformsToSpec, problemsOfEvent } from './conforms-to-spec.ts'
export { eventsRecordedBy } from './events-recorded-by.ts'
export { fakeClock } from './fake-clock.ts'
export { freePort } from './free-port.ts'
export { startRedis, type TestRedis } from './start-redis.ts'
export {
  createEmptyDatabase,
  createTestDatabase,
  isOnCitus,
  type OwnDatabase,
  sharedDatabase,
} from './test-databases.ts'
