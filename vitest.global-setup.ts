export { setupTestDatabases as default } from './packages/test-kit/src/global-setup.ts'
