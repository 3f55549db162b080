import { runOnRequest } from '../processes/run-on-request.ts'
import { generateLoad } from './generate-load.ts'

runOnRequest(generateLoad)
