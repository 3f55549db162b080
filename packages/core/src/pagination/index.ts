export { type CursorBinding, decodeCursor, encodeCursor, type Position } from './cursor.ts'
export { type ListParts, type ListStatement, listStatements } from './list-statements.ts'
export { type FilterOf, type Page, type PageQuery, type PageRequest, pageOf, positionBefore, readPage } from './page.ts'
