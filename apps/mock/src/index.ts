export { type Mock, type MockOptions, startMock } from './start-mock.ts'
