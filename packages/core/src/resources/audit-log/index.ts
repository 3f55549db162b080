export { auditLogColumns, auditLogView } from './audit-log-view.ts'
export { exportAuditLog } from './export-audit-log.ts'
export { listAuditLog } from './list-audit-log.ts'
