import { startApi } from '../support/start-api.ts'
import { describeBodies, sample, withBody } from './envelope.fixtures.ts'

const api = await startApi()
const others = withBody.map(({ id }) => id).filter((id) => id !== sample)

describeBodies(await api.tenant(), others)
