export { exportAuditLog } from './export-audit-log.ts'
export { listAuditLog } from './list-audit-log.ts'
