export { type CursorBinding, decodeCursor, encodeCursor, type Position } from './cursor.ts'
export { type ListPlaces, type ListStatement, listStatements } from './list-statements.ts'
export { type Page, type PageQuery, type PageRequest, pageOf, readPage } from './page.ts'
