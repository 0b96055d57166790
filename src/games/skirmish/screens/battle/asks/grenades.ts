import type { TableView } from '../../../contract/table.ts'
import type { Field } from './field.ts'

export type GrenadeType = TableView['grenades'][number]['type']

/** @returns the choice of a grenade; one whose cells are blank cannot be chosen. */
export const grenadeField = ({ grenades }: Pick<TableView, 'grenades'>): Field => ({
  kind: 'choice',
  name: 'grenade',
  label: 'Which grenade',
  options: grenades.map(({ type, name, waitsFor }) => ({
    value: type,
    label: name,
    refused: waitsFor === null ? null : `from your copy: ${waitsFor}`,
  })),
})
