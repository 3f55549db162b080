export { claimQualityChecks } from './claim-quality-checks.ts'
export { recordQualityCheck } from './record-quality-check.ts'
export { startQualityChecks } from './start-quality-checks.ts'
export { startReadReceipts } from './start-read-receipts.ts'
