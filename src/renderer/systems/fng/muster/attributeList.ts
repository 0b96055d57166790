import type { TableView } from '../../../../contract/views.ts'

export interface AttributeOption {
  readonly id: string
  readonly name: string
  readonly effects: readonly string[]
}

const cell = (row: TableView['rows'][number], ...heads: readonly string[]): string => {
  const head = heads.find((one) => row[one] !== undefined)
  return head === undefined ? '' : String(row[head])
}

/** @returns the attributes with what each does, read from the tables `attributes` and `attributes.effects`. */
export function attributeOptions(tables: readonly TableView[]): AttributeOption[] {
  const names = tables.find((table) => table.id === 'attributes')?.rows ?? []
  const effects = tables.find((table) => table.id === 'attributes.effects')?.rows ?? []
  return names.map((row) => {
    const id = cell(row, 'id', 'key')
    return {
      id,
      name: cell(row, 'name', 'text', 'result'),
      effects: effects.filter((one) => cell(one, 'attribute') === id).map(effectText),
    }
  })
}

function effectText(row: TableView['rows'][number]): string {
  const condition = cell(row, 'condition')
  return `${cell(row, 'moment')}: ${cell(row, 'effect')}${condition === '' ? '' : `, ${condition}`}`
}
