import { startApi } from '../support/start-api.ts'
import { describeUsedKeys, posts, samples } from './idempotency.fixtures.ts'

const api = await startApi()

describeUsedKeys(
  api,
  await api.tenant(),
  posts.filter((id) => !samples.includes(id)),
)
