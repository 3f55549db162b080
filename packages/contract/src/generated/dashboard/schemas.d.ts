// Generated from spec/. Do not edit.
export * from './schemas/api-log.js'
export * from './schemas/figures.js'
export * from './schemas/session.js'
export * from './schemas/shared.js'
