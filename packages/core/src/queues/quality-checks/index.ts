export { claimQualityChecks, type QualityCheck } from './claim-quality-checks.ts'
export { type QualityAnswer, recordQualityCheck } from './record-quality-check.ts'
