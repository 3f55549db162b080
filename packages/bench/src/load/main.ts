import { runWhenTold } from '../processes/run-when-told.ts'
import { generateLoad } from './generate-load.ts'

runWhenTold(generateLoad)
