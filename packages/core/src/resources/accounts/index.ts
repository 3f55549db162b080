export {
  type AccountAtProvider,
  callAtProvider,
  findAccountAtProvider,
  upstreamFailure,
} from './account-at-provider.ts'
export {
  type AccountRow,
  accountColumns,
  accountReference,
  accountTables,
  accountTablesOfAny,
  accountView,
  type NumberHealth,
} from './account-view.ts'
export { applyAccountAlert, type ReportedAlert } from './apply-account-alert.ts'
export { type AccountUpdate, applyAccountUpdate } from './apply-account-update.ts'
export { authorizeAccount } from './authorize-account.ts'
export { changeAccount } from './change-account.ts'
export { type ConnectAccountInput, connectAccount, NumberConnectedError } from './connect-account.ts'
export { disconnectAccount } from './disconnect-account.ts'
export { getAccount } from './get-account.ts'
export { healthOf } from './health-of.ts'
export { type InboundAccount, inboundAccount } from './inbound-account.ts'
export { isNumberConnected } from './is-number-connected.ts'
export { type LeftProvider, leaveProvider } from './leave-provider.ts'
export { listAccounts } from './list-accounts.ts'
export { listConnectedAccounts } from './list-connected-accounts.ts'
export { lockAccount } from './lock-account.ts'
export { moveAccount } from './move-account.ts'
export { newestInAccount } from './newest-in-account.ts'
export { numberPinContext, pinOf } from './number-pin.ts'
export { findOperatorAccount, type OperatorAccount } from './operator-account.ts'
export { openToken, tokenContext, withTokens } from './provider-token.ts'
export { accountNeedsConnection } from './reconnect.ts'
export { reconnectAccount } from './reconnect-account.ts'
export { type CalledAccount, recordAuthorization, type TokenVerdict, verdictOf } from './record-authorization.ts'
export { type HistoryReport, recordHistorySync } from './record-history-sync.ts'
export { isRefusal, refusedField } from './refused-field.ts'
export {
  accountNotFound,
  notVerified,
  pathAccountColumns,
  pathAccountIs,
  requireUsableAccount,
  resolveAccount,
} from './resolve-account.ts'
export { isAuthorizationRefused } from './restrictions.ts'
export { setPinAtProvider, updateAccountPin } from './update-account-pin.ts'
export { type FileForHandle, type HandleUpload, uploadForHandle } from './upload-for-handle.ts'
export { verifyAccount } from './verify-account.ts'
