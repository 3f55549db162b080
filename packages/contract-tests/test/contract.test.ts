import { describeTargets } from './contract.fixtures.ts'

describeTargets('short')
