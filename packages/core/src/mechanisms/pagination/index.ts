export { encodeCursor, type Position } from './cursor.ts'
export { type ListParts, listStatements } from './list-statements.ts'
export { type NewestFirst, newestFirst } from './newest-first.ts'
export { type FilterOf, type Page, type PageQuery, pageOf, positionBefore, readPage } from './page.ts'
