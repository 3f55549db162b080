// Generated from spec/. Do not edit.
export * from './schemas/session.js'
