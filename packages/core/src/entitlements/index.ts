export { type EntitlementRow, entitlementColumns, requirePlatform } from './require-platform.ts'
