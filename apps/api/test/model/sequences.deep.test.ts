import { startApi } from '../support/start-api.ts'
import { manyCases } from './runs.ts'
import { describeSequences } from './sequences.fixtures.ts'

describeSequences(await startApi(), manyCases)
