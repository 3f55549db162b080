import { describe } from 'vitest'
import { startApi } from '../support/start-api.ts'
import { describeHistories } from './histories.fixtures.ts'
import { fewCases } from './runs.ts'

describe('concurrent requests', async () => {
  describeHistories(await startApi(), fewCases)
})
