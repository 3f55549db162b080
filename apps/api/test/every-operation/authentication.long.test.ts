import { allOperations } from '../support/operations.ts'
import { startApi } from '../support/start-api.ts'
import { describeKeys, sample } from './authentication.fixtures.ts'

const api = await startApi()
const others = allOperations.filter(({ id, needsKey }) => needsKey && !sample.includes(id))

await describeKeys(
  await api.tenant(),
  others.map(({ id }) => id),
)
