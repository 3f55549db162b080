import { startApi } from '../support/start-api.ts'
import { fewCases } from './runs.ts'
import { describeSequences } from './sequences.fixtures.ts'

describeSequences(await startApi(), fewCases)
