export { csvLine, plainCell } from './csv-line.ts'
