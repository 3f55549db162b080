import { allOperations } from '../support/operations.ts'
import { startApi } from '../support/start-api.ts'
import { describeBodies, describeQueries, sampleOfBodies, samples, withBody } from './envelope.fixtures.ts'

const api = await startApi()
const tenant = await api.tenant()

describeBodies(
  tenant,
  withBody.map(({ id }) => id).filter((id) => id !== sampleOfBodies),
)
describeQueries(
  tenant,
  allOperations.map(({ id }) => id).filter((id) => !samples.includes(id)),
)
