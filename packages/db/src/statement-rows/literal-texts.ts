import { isNode, nodeOf, nodesOf, type TreeNode } from './node-tree.ts'
import { type QueryScope, resolveColumn } from './query-scope.ts'

const textType = '25'
/** The length header before the characters of a text constant. */
const lengthBytes = 4

/** The possible values of an expression, if all of them are text literals of the query; otherwise undefined. Omits NULL. */
export function literalTexts(expression: TreeNode, scope: QueryScope): string[] | undefined {
  const { type, fields } = expression
  const all = (choices: readonly TreeNode[]) => {
    const texts = choices.map((each) => literalTexts(each, scope))
    return texts.every((each) => each !== undefined) ? [...new Set(texts.flat())] : undefined
  }
  switch (type) {
    case 'CONST':
      if (fields.consttype !== textType) return undefined
      return fields.constisnull === 'true' ? [] : [constantText(fields.constvalue)]
    case 'RELABELTYPE':
      return literalTexts(nodeOf(fields.arg), scope)
    case 'CASEEXPR': {
      const results = nodesOf(fields.args).map((when) => nodeOf(when.fields.result))
      return all(isNode(fields.defresult) ? [...results, fields.defresult] : results)
    }
    case 'VAR': {
      const column = resolveColumn(expression, scope)
      if (column === undefined || 'base' in column) return undefined
      const texts = column.expressions.map((each) => literalTexts(each.expression, each.scope))
      return texts.every((each) => each !== undefined) ? [...new Set(texts.flat())] : undefined
    }
    default:
      return undefined
  }
}

/** Decodes `9 [ 36 0 0 0 104 … ]`: the number of bytes, then each byte as a signed number. */
function constantText(value: TreeNode['fields'][string] | undefined): string {
  const bytes = Array.isArray(value) && Array.isArray(value[1]) ? value[1].map(Number) : []
  return Buffer.from(bytes.slice(lengthBytes)).toString('utf8')
}
