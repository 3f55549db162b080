export { countMessage } from './count-message.ts'
export { requireActive } from './require-active.ts'
export { type EntitlementRow, entitlementColumns, requirePlatform } from './require-platform.ts'
