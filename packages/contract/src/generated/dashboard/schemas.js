// Generated from spec/. Do not edit.
export * from './schemas/audit-log.js'
export * from './schemas/session.js'
