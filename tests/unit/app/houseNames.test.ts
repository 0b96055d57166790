import { expect, it } from 'vitest'
import { laidOver } from '../../../src/main/engine/houseRules.ts'
import type { Rules } from '../../../src/main/engine/system.ts'
import { weaponFigures } from '../../../src/games/fng/rules/battle/fire/weapons.ts'
import { attributes } from '../../../src/games/fng/rules/tables/attributes.ts'
import { fwfSfRifle } from '../../../src/games/fng/rules/tables/weaponsFwf.ts'
import { weaponShortName } from '../../../src/games/fng/rules/weapons.ts'
import { expectSound, mustered, testProgram } from '../../support/program.ts'

const rowOf = (table: { readonly rows: readonly { readonly key?: string }[] }, key: string) =>
  table.rows.findIndex((row) => row.key === key)

it('what a campaign calls otherwise is called so wherever it is shown: weapons with their figures, Attributes', async () => {
  const { api } = testProgram()
  const campaign = await mustered(api)
  const before = (await api('fng.roster', { campaign })).squads.flatMap(({ billets }) => billets)
  const armed = before.filter(({ weapon }) => fwfSfRifle.rows.some(({ key }) => key === weapon.id))
  const gifted = before.flatMap(({ soldier }) => soldier?.attributes ?? [])[0]!
  const key = armed[0]!.weapon.id
  const cells = { name: 'House rifle', range: 33 }
  const rows = [{ row: rowOf(fwfSfRifle, key), cells }]
  await api('fng.overrideTable', { campaign, input: { table: fwfSfRifle.id, rows } })
  const named = [{ row: rowOf(attributes, gifted.id), text: 'House gift' }]
  await api('fng.overrideTable', { campaign, input: { table: attributes.id, rows: named } })

  const after = (await api('fng.roster', { campaign })).squads.flatMap(({ billets }) => billets)
  for (const { id } of armed.filter(({ weapon }) => weapon.id === key))
    expect(after.find((one) => one.id === id)!.weapon).toMatchObject({ name: 'House rifle', range: '33' })
  for (const { weapon } of after.filter((one) => one.weapon.id !== key)) expect(weapon.name).not.toBe('House rifle')
  const gifts = after.flatMap(({ soldier }) => soldier?.attributes ?? [])
  expect(gifts.find(({ id }) => id === gifted.id)).toMatchObject({ name: 'House gift', effect: gifted.effect })
  const holder = after.find(({ soldier }) => soldier?.attributes.some(({ id }) => id === gifted.id))!.soldier!
  const record = await api('fng.record', { campaign, soldier: holder.id })
  expect(record.attributes.map(({ name }) => name)).toContain('House gift')
  const choices = await api('fng.rosterChoices', { campaign })
  expect(choices.attributes.map(({ name }) => name)).toContain('House gift')
  expect(choices.weapons.flatMap(({ weapons }) => weapons)).toContainEqual({ id: key, name: 'House rifle' })
  await expectSound(api, campaign)
})

it('a weapon whose figures alone are other keeps the name that fits a cell', () => {
  const row = rowOf(fwfSfRifle, 'm16')
  const rules = (cells: object): Rules => ({
    table: (book) =>
      book.id === fwfSfRifle.id ? laidOver(book, { rows: [{ row, cells: cells as never }], modifiers: [] }) : book,
  })
  expect(weaponShortName('m16', rules({ range: 5 }))).toBe('M-16')
  expect(weaponShortName('m16', rules({ name: 'Black rifle' }))).toBe('Black rifle')
  expect(weaponFigures(rules({ name: 'Black rifle', range: 5 }), 'm16')).toMatchObject({
    name: 'Black rifle',
    range: 5,
  })
  expect(weaponFigures(rules({ range: 6 }), 'm16')).toMatchObject({ name: 'M-16', range: 6 })
})
