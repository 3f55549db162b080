export { type Operator, openOperator } from './open-operator.ts'
export { poolObserver, poolReading } from './pools.ts'
export { attempted, count, isRecording, measure, set } from './record.ts'
export { type Reading, type Sample, sample } from './sample.ts'
