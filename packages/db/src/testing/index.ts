export { type DatabaseProxy, type ProxiedConnection, startDatabaseProxy } from './database-proxy.ts'
export { type SilencingProxy, startSilencingProxy } from './silencing-proxy.ts'
