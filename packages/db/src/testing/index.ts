export { type DatabaseProxy, type ProxiedConnection, startDatabaseProxy } from './database-proxy.ts'
export { findPooler, type Pooler, startPooler } from './pooler.ts'
export { startPrimaryAndStandby } from './primary-and-standby.ts'
export { startSilencingProxy } from './silencing-proxy.ts'
