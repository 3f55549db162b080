export { claimQualityChecks, type QualityCheck } from './claim-quality-checks.ts'
export { type QualityResult, recordQualityCheck } from './record-quality-check.ts'
