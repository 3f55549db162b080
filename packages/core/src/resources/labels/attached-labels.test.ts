import { expect, it } from 'vitest'
import { shownLabels } from './attached-labels.ts'

const label = (index: number) => ({ id: `lbl_${index}`, name: `Label ${index}`, color: '#64748b' })

it('shows at most 100 labels, and an empty list without labels', () => {
  const labels = Array.from({ length: 101 }, (_, index) => label(index))
  expect(shownLabels({ labels })).toEqual(labels.slice(0, 100))
  expect(shownLabels({ labels: [label(1)] })).toEqual([label(1)])
  expect(shownLabels({ labels: null })).toEqual([])
})
