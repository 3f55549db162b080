export { type DatabaseProxy, type ProxiedConnection, startDatabaseProxy } from './database-proxy.ts'
export { startSilencingProxy } from './silencing-proxy.ts'
