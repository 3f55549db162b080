export { type Mock, startMock } from './start-mock.ts'
