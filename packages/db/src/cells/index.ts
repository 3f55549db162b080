export { createCell, listCells } from './create-cell.ts'
export { type CellRoute, findRoutes } from './find-routes.ts'
export { type Cells, openCells } from './open-cells.ts'
export { type RouteKind, routedTables } from './routed-tables.ts'
