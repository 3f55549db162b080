export { claimReadReceipts, type ReadReceipt } from './claim-read-receipts.ts'
export { type ReceiptResult, recordReadReceipt } from './record-read-receipt.ts'
