export { addFigures, type FigureKind, figureKinds } from './hourly-figures.ts'
